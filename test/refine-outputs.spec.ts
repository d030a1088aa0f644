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
