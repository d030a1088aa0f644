import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { readInstructions } from '../../src/engines/builtin/refine/reading/read-instructions.js';
import { growthOverLimit } from '../support/processor-time.js';

async function refined(content: string, wish: string): Promise<string> {
  return (await refineText({ content, instructions: wish }, planRefinement(wish))).content;
}

describe('refine, on hostile texts', () => {
  const HOSTILE: readonly (readonly [string, string])[] = [
    ['one run of letters', 'a'.repeat(100_000)],
    ['one run of marks', '!'.repeat(100_000)],
    ['open brackets', '[('.repeat(50_000)],
    ['open quotes', ' "a'.repeat(33_000)],
    ['white space', `a${' '.repeat(99_990)}b`],
    ['line breaks', 'a\n'.repeat(50_000)],
    ['commas', 'a, '.repeat(33_000)],
    ['stars', '*a '.repeat(33_000)],
    ['backquotes', '`'.repeat(100_000)],
    ['passives', 'it was done by the team and '.repeat(3_500)],
    ['capitals', 'Ab '.repeat(33_000)],
    ['digits', '1 2-'.repeat(25_000)],
    ['dots', 'a.b@'.repeat(25_000)],
    ['list items', '- a\n'.repeat(25_000)],
    ['sentences', 'We really think that it is so. '.repeat(3_200)],
  ];
  const WISHES =
    'fix typos, make it formal, simplify, use active voice, remove filler, clichés and hedging, remove emojis, remove links, remove repetition, shorten by half, use UK spelling, put headings in title case';

  it.each(HOSTILE)(
    'takes time proportional to the length of %s',
    async (_, content) => {
      const over = await growthOverLimit(async (length) => {
        await refined(content.slice(0, length), WISHES);
        await refined(content.slice(0, length), 'as prose, not a list');
      });
      expect(over).toBeLessThan(1);
    },
    120_000,
  );

  it.each([
    'make it ',
    'a,',
    'replace "a" with ',
    ' ',
    'to ',
    'remove the the ',
    'fix, ',
    '"',
    'and then ',
    'in 5 ',
    'the ',
    'my ',
    'in the ',
    '1. a ',
    '1. a 2. ',
  ])('parses instructions in time proportional to their length: %j again and again', async (unit) => {
    const over = await growthOverLimit(
      (length) => readInstructions(unit.repeat(length).slice(0, length)),
      4_000,
    );
    expect(over).toBeLessThan(1);
  });
});
