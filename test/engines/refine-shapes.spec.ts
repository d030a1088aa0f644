import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { growthOverLimit } from '../support/processor-time.js';
import { INSTRUCTIONS, shapeOf, TEXT_SHAPES } from '../support/text-shapes.js';

const isLong = process.env.COPYDESK_TEST_LONG !== undefined;

/** Texts that once took half a minute, or more memory than a process has. */
const ONCE_SLOW: readonly (readonly [operation: string, shape: string])[] = [
  ['tense', 'one letter and a dot'],
  ['tense', 'dots'],
  ['shorten', 'question marks and spaces'],
  ['fix-grammar', 'spaces and line breaks'],
  ['formal', 'spaces'],
  ['emojis', 'emoji'],
  ['sign-off', 'line breaks'],
  ['title', 'commas and letters'],
  ['simplify', 'list items'],
];
/** Long enough that quadratic time shows above the fixed cost of a text, where each of its lines costs little. */
const ONCE_SLOW_LENGTH = 40_000;

/** Every operation with every shape, or with one of them each in turn. */
function pairs(): (readonly [operation: string, shape: string, length?: number])[] {
  const shapes = Object.keys(TEXT_SHAPES);
  const all = Object.keys(INSTRUCTIONS).map((operation, index) => {
    const sample = shapes.filter((_, place) => isLong || place === (index * 5) % shapes.length);
    return sample.map((shape) => [operation, shape] as const);
  });
  const once = ONCE_SLOW.map((pair) => [...pair, isLong ? undefined : ONCE_SLOW_LENGTH] as const);
  return [...once, ...all.flat()];
}

// The attack: a text of the longest length that the API takes, on which an operation spends minutes.
describe('every operation of refine', () => {
  it(
    'takes time proportional to the length of the text',
    async () => {
      const tooSlow: string[] = [];
      for (const [operation, shape, longest] of pairs()) {
        const instructions = INSTRUCTIONS[operation]!;
        const plan = planRefinement(instructions);
        const over = await growthOverLimit(
          (length) => refineText({ content: shapeOf(TEXT_SHAPES[shape]!, length), instructions }, plan),
          longest,
        );
        if (over > 1) tooSlow.push(`${operation}, ${shape}: ${over.toFixed(1)} times the limit`);
      }
      expect(tooSlow).toEqual([]);
    },
    isLong ? 3_600_000 : 600_000,
  );
});
