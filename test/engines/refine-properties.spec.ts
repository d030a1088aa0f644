import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { joinBlocks, parseBlocks } from '../../src/engines/builtin/refine/text/blocks.js';
import { protect } from '../../src/engines/builtin/refine/text/protect.js';
import { AppError } from '../../src/common/errors/app-error.js';
import { SENTENCES, WRAPPERS } from '../corpus/refine-random-text.js';
import { WORK_READINGS } from '../corpus/refine-instructions-work.js';
import { anyCharacter } from '../support/any-character.js';
import { repetitions } from '../support/repetitions.js';

const instructions = fc.constantFrom(
  ...WORK_READINGS.filter(({ reads, unread }) => reads.length > 0 && !unread).map(
    (reading) => reading.instructions,
  ),
);
const paragraph = fc
  .array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 5 })
  .map((chosen) => chosen.join(' '));
const text = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: paragraph }, { weight: 1, arbitrary: fc.constantFrom(...WRAPPERS) }),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join('\n\n'));
const anyText = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    fc.string({ unit: anyCharacter, minLength: 1, maxLength: 300 }),
  )
  .filter((each) => each.trim() !== '');

async function refined(content: string, wish: string): Promise<string> {
  return (await refineText({ content, instructions: wish }, planRefinement(wish))).content;
}

describe('refine, on any text', () => {
  it('never throws and never empties the text', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, instructions, async (content, wish) => {
        expect((await refined(content, wish)).trim()).not.toBe('');
      }),
      { numRuns: repetitions(1_000, 1 / 25) },
    );
  });

  it('throws only refusals, whatever the instructions', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.lorem({ mode: 'sentences' })), (wish) => {
        try {
          planRefinement(wish);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
      { numRuns: repetitions(1_000, 1 / 25) },
    );
  });

  it('splits texts and reassembles them byte for byte', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, text), (content) => {
        expect(joinBlocks(parseBlocks(content))).toBe(content);
        const { text: masked, restore } = protect(content);
        expect(restore(masked)).toBe(content);
      }),
      { numRuns: repetitions(1_000, 1 / 25) },
    );
  });
});

describe('refine, on ordinary texts', () => {
  const WORDING = [
    'Make it formal',
    'Make it casual',
    'Simplify',
    'Remove filler words',
    'Remove clichés',
    'Use active voice',
    'Use UK spelling',
    'Fix the grammar',
    'Use contractions',
    'Expand contractions',
    'Use shorter sentences',
  ];
  const KEPT = [
    '`npm ci --omit=dev`',
    'https://example.com/a_(b)?c=d&e=teh',
    '“I ain’t going to recieve it”',
    'inês.duarte@example.org',
    'const teh = recieve;',
    '| c | d |',
    '> a quote that stays',
  ];

  it('leaves code, addresses, quotations and tables untouched', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...WORDING), async (content, wish) => {
        const result = await refined(content, wish);
        for (const part of KEPT) expect(result.split(part).length).toBe(content.split(part).length);
      }),
      { numRuns: repetitions(500, 1 / 25) },
    );
  });

  it('is idempotent', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...WORDING), async (content, wish) => {
        const once = await refined(content, wish);
        expect(await refined(once, wish)).toBe(once);
      }),
      { numRuns: repetitions(500, 1 / 25) },
    );
  });

  it('leaves no stray punctuation', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...WORDING, 'Shorten to 30 words', 'Make it shorter', 'Summarise it'),
        async (content, wish) => {
          const prose = (await refined(content, wish)).replace(/```[^]*?```|`[^`]*`|https?:\S+/g, 'x');
          expect(prose).not.toMatch(/ [,.;:!?](?:\s|$)|,\s*[,.;!?]|[^.]\.\.(?!\.)|^[,;]|[a-z]  [a-z]/m);
        },
      ),
      { numRuns: repetitions(500, 1 / 25) },
    );
  });

  it('meets a length in words', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 8, max: 60 }), async (content, most) => {
        const result = await refined(content, `Shorten to ${most} words`);
        expect(result.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length).toBeLessThanOrEqual(
          Math.max(most, 0),
        );
      }),
      { numRuns: repetitions(500, 1 / 25) },
    );
  });
});
