import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';

type Output = readonly [instructions: string, content: string, expected: string];
const readsAs = (outputs: readonly Output[]) =>
  it.each(outputs)('%s: %s', async (instructions, content, expected) => {
    const refined = await refineText({ content, instructions }, planRefinement(instructions));
    expect(refined.content).toBe(expected);
  });
const same = (instructions: string, text: string): Output => [instructions, text, text];

describe('a formal text', () => {
  readsAs([
    [
      'more formal',
      'They botched our order and chucked it out.',
      'They made an error with our order and disposed of it.',
    ],
    ['more formal', "Hope you're well. The lorry's arrived.", 'I hope you are well. The lorry has arrived.'],
    ['more formal', 'We got a lamp off them on Weds.', 'We got a lamp from them on Wednesday.'],
    ['more formal', "I can't come, my car has a flat tyre.", 'I cannot come as my car has a flat tyre.'],
    same('more formal', 'She gave him a ring made of gold.'),
    same('more formal', 'The shop is open on the Mon valley line.'),
  ]);
});

describe('a warm or a polite text', () => {
  readsAs([
    [
      'friendlier',
      'The bikes must be locked. The pool is closed until May.',
      'Please make sure the bikes are locked. Unfortunately, the pool is closed until May.',
    ],
    ['more polite', 'Why did you park here?', 'Could you please let me know why you parked here?'],
    ['more polite', 'Your radio is too loud.', "I'm afraid your radio is too loud."],
    same('more polite', 'Your garden is too beautiful for words.'),
    same('more polite', 'You never know what you find here.'),
  ]);
});

describe('a plain text', () => {
  readsAs([
    ['plain English', 'The tenant shall be required to pay.', 'The tenant must pay.'],
    [
      'plain English',
      'Failure to register may result in your place not being kept.',
      'If you do not register, your place may not be kept.',
    ],
    ['plain English', 'Should the parts be faulty, call us.', 'If the parts are faulty, call us.'],
    same('plain English', 'Should the bus be late, call me.'),
  ]);
});

describe('a text without its long turns', () => {
  readsAs([
    [
      'cut the waffle',
      'What happened was that the bowl that was made of glass fell.',
      'The bowl made of glass fell.',
    ],
    ['cut the waffle', 'He ended up selling the van.', 'He sold the van.'],
    ['cut the waffle', 'They managed to fix it at 9 in the evening.', 'They fixed it at 9 pm.'],
    same('cut the waffle', 'The truth is hard to hear.'),
    same('cut the waffle', 'I was given the chance to speak but I did not take it.'),
  ]);
});

describe('a change of names and dates', () => {
  readsAs([
    [
      'Replace Ada Brook with Eve Stone everywhere',
      'Ada Brook sings. Ask Ada, not Ada Lark.',
      'Eve Stone sings. Ask Eve, not Ada Lark.',
    ],
    [
      'change the meeting date to Monday 5 May',
      'We meet on Tuesday 6 May. Reply by 2 May.',
      'We meet on Monday 5 May. Reply by 2 May.',
    ],
    ['sign off from Pia at Fernhill', 'The key is here.', 'The key is here.\n\nKind regards,\nPia\nFernhill'],
  ]);
});
