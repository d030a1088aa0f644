import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { readInstructions } from '../../src/engines/builtin/refine/reading/read-instructions.js';

async function refined(content: string, wish: string): Promise<string> {
  return (await refineText({ content, instructions: wish }, planRefinement(wish))).content;
}

/** Processor time, not the clock's: a busy machine must not fail a test of an algorithm. */
function processorTimeMs(before: NodeJS.CpuUsage): number {
  return process.cpuUsage(before).user / 1_000;
}

/**
 * As long as the API takes in the long tests, shorter otherwise, and the limit with it, as for a quadratic
 * algorithm. Seconds of processor time are enough; the rest is for a machine whose processors are shared.
 */
const [LENGTH, SPENT_MAX_MS] = process.env.COPYDESK_TEST_LONG ? [100_000, 30_000] : [8_000, 10_000];

describe(`refine, on hostile texts of ${LENGTH} characters`, () => {
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
    'finishes within seconds on %s',
    async (_, content) => {
      const before = process.cpuUsage();
      await refined(content.slice(0, LENGTH), WISHES);
      await refined(content.slice(0, LENGTH), 'as prose, not a list');
      expect(processorTimeMs(before)).toBeLessThan(SPENT_MAX_MS);
    },
    120_000,
  );

  it('parses hostile instructions immediately', () => {
    for (const wish of [
      'make it '.repeat(500),
      'a,'.repeat(2_000),
      'replace "a" with '.repeat(230),
      ' '.repeat(4_000),
      'to '.repeat(1_300),
      'remove the the '.repeat(260),
      'fix, '.repeat(800),
      '"'.repeat(4_000),
      'and then '.repeat(440),
      'in 5 '.repeat(800),
      'the '.repeat(1_000),
      'my '.repeat(1_300),
      'in the '.repeat(570),
      '1. a '.repeat(800),
      '1. a 2. '.repeat(500),
    ]) {
      const before = process.cpuUsage();
      readInstructions(wish);
      expect(processorTimeMs(before)).toBeLessThan(3_000);
    }
  });
});
