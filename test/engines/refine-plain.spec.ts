import { describe, expect, it } from '@jest/globals';
import { readInstructions } from '../../src/engines/builtin/refine/reading/read-instructions.js';
import { refine } from '../support/refined.js';

const inPlainEnglish = (content: string) => refine('plain English please', content);

describe('plainer language', () => {
  it.each([
    'make it clearer',
    'easier to read please, customers give up half way through',
    'this is confusing everyone, can you make it clearer',
    'make it less confusing',
    'more readable please',
    'can you make it easy to take in',
  ])('is what “%s” asks for', (instructions) => {
    expect(readInstructions(instructions).steps.map(({ operation }) => operation)).toEqual(['simplify']);
  });

  it.each([
    [
      'It is not recommended that the vessel be placed in the oven.',
      'The vessel should not be placed in the oven.',
    ],
    ['It is essential that all windows be closed.', 'All windows should be closed.'],
    ['The tenant is hereby advised that the lift is closed on Friday.', 'The lift is closed on Friday.'],
    [
      "Failure to facilitate access may constitute a breach of the tenant's obligations.",
      "If you do not allow access, this may break the tenant's obligations.",
    ],
    ['You have fourteen (14) days to reply.', 'You have 14 days to reply.'],
    ['Reply no later than 28 days from the date of this notice.', 'Reply within 28 days of this notice.'],
    [
      'Whereas previously forms were sent by post, henceforth they are sent by email.',
      'Previously, forms were sent by post. From now on, they are sent by email.',
    ],
    [
      'So basically what our app does is, if you let a flat, it sends a bill.',
      'With our app, if you let a flat, it sends a bill.',
    ],
    ['I write with reference to your letter of 4 May.', 'I am writing about your letter of 4 May.'],
    [
      'The remaining costs were apportioned among the owners.',
      'The remaining costs were shared out among the owners.',
    ],
  ])('%s', async (text, expected) => {
    expect((await inPlainEnglish(text)).content).toBe(expected);
  });

  it.each([
    'Anyone who has paid annually sees no change.',
    'It is important that you are on time.',
    'We paid fourteen (14 of us) pounds.',
    'The supporting documentation enclosed was late.',
    'Nobody knows what happens is up to us.',
    'In the case of a fire, call us.',
  ])('leaves %s', async (text) => {
    expect((await inPlainEnglish(text)).content).toBe(text);
  });

  it('names terms of a trade, and no everyday words', async () => {
    const { warnings } = await inPlainEnglish(
      'The sum, net of depreciation, and the residual liability are set on a straight line basis. The scone was delicious, the multiplication was easy, and the tortoise apologised to the accountant.',
    );
    expect(warnings.map(({ message }) => message).join()).toContain(
      '“net of”, “depreciation”, “liability”, “straight line basis”',
    );
    expect(warnings.map(({ message }) => message).join()).not.toMatch(/multiplication|tortoise|accountant/);
  });

  it('does not claim plainer words for a text that stays as it is', async () => {
    const text =
      'Volunteers with a strong back and a free morning may come to the hall in the lane behind the old church to move the chairs and the tables to the new school.';
    const { content, warnings } = await inPlainEnglish(text);
    expect(content).toBe(text);
    expect(warnings.map(({ message }) => message).join()).not.toContain('made plainer');
  });

  it('reads a name that ends a sentence of the instructions', () => {
    expect(
      readInstructions('Third person, her name is Jodie Parker. For the programme').steps[0]?.argument,
    ).toEqual({
      pronoun: 'she',
      name: 'Jodie Parker',
    });
  });
});
