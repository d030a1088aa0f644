import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';

const LETTER = `Hi Ann,

Tickets cost £8 at the door. Children pay £4.

The concert starts at 7 pm in St. Luke's.

Parking is limited.

Best,
Tom`;

async function refined(content: string, instructions: string) {
  const { content: text, warnings } = await refineText(
    { content, instructions },
    planRefinement(instructions),
  );
  return { text, reasons: warnings.map(({ reason }) => reason) };
}

/** The body of the letter above, as its paragraphs. */
async function letter(instructions: string) {
  const { text, reasons } = await refined(LETTER, instructions);
  expect(reasons).toEqual([]);
  expect(text).toMatch(/^Hi Ann,\n\n[^]*\n\nBest,\nTom$/);
  return text.split('\n\n').slice(1, -1);
}

const [TICKETS, CONCERT, PARKING] = LETTER.split('\n\n').slice(1, -1) as [string, string, string];
const [PRICE, CHILDREN] = ['Tickets cost £8 at the door.', 'Children pay £4.'];

describe('moving a part of a text', () => {
  it.each([
    ['swap the first and second paragraph', [CONCERT, TICKETS, PARKING]],
    ['switch paragraphs 1 and 3', [PARKING, CONCERT, TICKETS]],
    ['move the last paragraph to the top', [PARKING, TICKETS, CONCERT]],
    ['start with the paragraph about parking', [PARKING, TICKETS, CONCERT]],
    ['put the first paragraph at the end', [CONCERT, PARKING, TICKETS]],
    ['end with the sentence about children', [PRICE, CONCERT, `${PARKING} ${CHILDREN}`]],
    ['make the second sentence a separate paragraph', [PRICE, CHILDREN, CONCERT, PARKING]],
    ['remove the paragraph about parking', [TICKETS, CONCERT]],
    ['merge the three paragraphs into one', [`${TICKETS} ${CONCERT} ${PARKING}`]],
  ])('follows “%s”', async (instructions, paragraphs) => {
    expect(await letter(instructions)).toEqual(paragraphs);
  });

  it('gives a sentence without a full stop one where another follows it', async () => {
    const { text } = await refined(
      'Thanks. We are back on Sunday',
      'move the last sentence to the beginning',
    );
    expect(text).toBe('We are back on Sunday. Thanks.');
  });

  it('puts a sentence before a list, not into it', async () => {
    const { text } = await refined('- soap\n- towels\n\nWe open at 8.', 'put the last line at the top');
    expect(text).toBe('We open at 8.\n\n- soap\n- towels');
  });

  it.each([
    ['move the sentence about Greta to the end', 'One is here. Two is there.'],
    ['swap the first and fourth paragraph', 'One is here.\n\nTwo is there.'],
    ['put the sentence about soap first', 'The soap is blue. The soap is new.'],
    ['remove the paragraph about soap', 'The soap is blue. The towels are new.'],
  ])('leaves the text and says so if there is no such part: %s', async (instructions, content) => {
    expect(await refined(content, instructions)).toEqual({ text: content, reasons: ['nothing_to_change'] });
  });
});

describe('numbered steps', () => {
  it('do not say their order twice, and keep what they are for', async () => {
    const content =
      'To reset the boiler, first switch it off. Then wait two minutes. After that, hold the red button. Finally, switch it on.';
    const { text } = await refined(content, 'turn this into numbered steps');
    expect(text).toBe(
      'To reset the boiler:\n\n1. Switch it off\n2. Wait two minutes\n3. Hold the red button\n4. Switch it on',
    );
  });

  it('keep a word that is not about their order', async () => {
    const { text } = await refined('The pool opens at 7. Then there is the gym.', 'make it a numbered list');
    expect(text).toBe('1. The pool opens at 7\n2. Then there is the gym');
  });
});
