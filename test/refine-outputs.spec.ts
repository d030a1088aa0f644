import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../src/engines/builtin/refine/refine-text.js';

async function refine(instructions: string, content: string) {
  return refineText({ content, instructions }, planRefinement(instructions));
}

/** An instruction, a text, and the whole text as a reader should find it afterwards. */
type Output = readonly [instructions: string, content: string, expected: string];

const readsAs = (outputs: readonly Output[]) =>
  it.each(outputs)('%s: %s', async (instructions, content, expected) => {
    expect((await refine(instructions, content)).content).toBe(expected);
  });

describe('a change of tense', () => {
  readsAs([
    ['use past tense', 'However, costs also went up.', 'However, costs also went up.'],
    [
      'use past tense',
      'Contact me today. Click the button or see the page.',
      'Contact me today. Click the button or see the page.',
    ],
    [
      'use past tense',
      'The team meets weekly and plans to test and release it.',
      'The team met weekly and planned to test and release it.',
    ],
    ['use past tense', 'It will come and see us.', 'It would come and see us.'],
    ['use present tense', 'Costs also went up.', 'Costs also go up.'],
  ]);
});

describe('a shorter text', () => {
  readsAs([
    [
      'make it concise',
      'Sales rose by 12% last year, which is a really great result!',
      'Sales rose by 12% last year.',
    ],
    ['make it concise', 'We won (again)!', 'We won!'],
  ]);
});

describe('a call to action', () => {
  const REPORT = 'Prices rose by 4% and sales of every product fell.';
  readsAs([
    ['add a call to action', REPORT, `${REPORT}\n\nPlease get in touch if you have any questions.`],
    [
      'add a call to action',
      `${REPORT} See https://acme.com/report.`,
      `${REPORT} See https://acme.com/report.\n\nRead more: https://acme.com/report`,
    ],
    [
      'add a call to action',
      `${REPORT} Ask jane@acme.com or see https://acme.com.`,
      `${REPORT} Ask jane@acme.com or see https://acme.com.\n\nWrite to jane@acme.com to find out more.`,
    ],
    [
      'add a call to action',
      'Our mugs are handmade and cost only $12.',
      'Our mugs are handmade and cost only $12.\n\nOrder yours today.',
    ],
  ]);
});

describe('a list of a text with paragraphs', () => {
  const GUIDE =
    '# Start\n\nThis guide helps you. It is short.\n\n- Write it\n- Install it\n- Run it\n\nThat is all.\n';
  const NUMBERED = GUIDE.replace('- W', '1. W').replace('- I', '2. I').replace('- R', '3. R');
  readsAs([
    ['number the list', GUIDE, NUMBERED],
    ['make it a numbered list', GUIDE, NUMBERED],
    ['turn the list into bullets', NUMBERED, GUIDE],
    ['turn the list into bullets', GUIDE, GUIDE],
    ['sort the list', NUMBERED, GUIDE.replace(/- W[^]*?\n\n/, '1. Install it\n2. Run it\n3. Write it\n\n')],
    ['number the list', '- a\n  - b\n  - c\n- [x] d', '1. a\n  1. b\n  2. c\n2. [x] d'],
    ['sort the list', '- [x] pear\n  - ripe\n- [ ] fig', '- [ ] fig\n- [x] pear\n  - ripe'],
    ['number the steps', 'Write it. Run it.', '1. Write it\n2. Run it'],
  ]);
});
