import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { missingAtoms } from '../../src/engines/builtin/draft/check/missing.js';
import { draftText } from '../../src/engines/builtin/draft/draft-text.js';
import { findTemplate, TEMPLATES } from '../../src/templates/catalogue.js';
import { FORMATS, TONES } from '../../src/templates/tones.js';
import { DEVELOPMENT_PROMPTS, draft } from '../support/drafts.js';
import { growthOverLimit } from '../support/processor-time.js';
import { repetitions } from '../support/repetitions.js';
import { shapeOf, TEXT_SHAPES } from '../support/text-shapes.js';

const isLong = process.env.COPYDESK_TEST_LONG !== undefined;
const prompts = DEVELOPMENT_PROMPTS.map(({ prompt }) => prompt);
const aPrompt = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...prompts) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...prompts.flatMap((prompt) => prompt.split(/\n|(?<=[.!?])\s|, /))), {
        minLength: 1,
        maxLength: 8,
      })
      .chain((pieces) => fc.constantFrom('. ', '\n', ', ', '\n- ').map((mark) => pieces.join(mark))),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }) },
);
const aJob = fc.record({
  prompt: aPrompt,
  template: fc.constantFrom(...TEMPLATES),
  options: fc.record(
    {
      tone: fc.constantFrom(...TONES),
      length: fc.constant('medium' as const),
      format: fc.constantFrom(...FORMATS),
      language: fc.constant('en'),
      call_to_action: fc.constantFrom('Book a place at example.org', 'Reply by Friday'),
      sender: fc.constant('Ada Brook'),
      facts: fc.constantFrom<string[]>(['weighs 300 g'], ['opens at nine', 'free entry']),
      avoid: fc.constantFrom<string[]>(['you'], ['time', 'plan']),
    },
    { requiredKeys: ['tone', 'length', 'format', 'language'] },
  ),
});

describe('every draft', () => {
  it('keeps or names every atom, is well formed and deterministic', async () => {
    await fc.assert(
      fc.asyncProperty(aJob, async (job) => {
        const { content, warnings } = await draftText(job);
        const said = warnings.map(({ message }) => message).join('\n');
        expect(content.trim()).not.toBe('');
        expect(content).not.toMatch(/\{\w*\}|undefined|\bnull\b|[\ue000-\uf8ff]/);
        expect(content).not.toMatch(/^(?:Subject|To|Title):\s*$/m);
        if (job.options.format === 'text') expect(content).not.toMatch(/^#{1,6} |^- /m);
        expect(warnings[0]?.reason).toBe('draft');
        expect(await draftText(job)).toEqual({ content, warnings });
        if (!said.includes('more.'))
          expect(missingAtoms(job.prompt, content, [said, directionsOf(job.prompt)])).toEqual([]);
      }),
      { numRuns: repetitions(1_000, 1 / 25), seed: 20261123 },
    );
  });

  it.each(DEVELOPMENT_PROMPTS.map((each) => [each.id, each] as const))(
    '%s: leaks no direction',
    async (_, each) => {
      const { content, warnings } = await draft(each.prompt, each.template);
      const [text] = content.toLowerCase().split('\n\nto place or delete');
      for (const words of each.directions) expect(text).not.toContain(words.toLowerCase());
      expect(content).not.toMatch(/\b(?:a|an|the) (?:a|an|the)\b/);
      expect(content.split('"').length % 2).toBe(1);
      expect(warnings.some(({ reason }) => reason === 'outline_only')).toBe(!each.brings_facts);
    },
  );

  // The attack: a prompt on which the engine spends minutes.
  it('takes time proportional to the length of its prompt', async () => {
    const tooSlow: string[] = [];
    const shapes = Object.entries(TEXT_SHAPES).filter((_, index) => isLong || index % 4 === 0);
    for (const [name, unit] of shapes) {
      const template = findTemplate(
        ['general', 'email', 'product-description', 'summary'][name.length % 4]!,
      )!;
      const over = await growthOverLimit((length) =>
        draftText({
          prompt: shapeOf(unit, length),
          template,
          options: { tone: 'neutral', length: 'medium', language: 'en', format: 'text' },
        }),
      );
      if (over > 1) tooSlow.push(`${name}: ${over.toFixed(1)} times the limit`);
    }
    expect(tooSlow).toEqual([]);
  }, 300_000);

  // The same attack. The cost was cubic, so a few thousand characters are enough.
  it.each([
    ['line breaks', '\n'],
    ['line breaks and spaces', '\n '],
    ['wide spaces and line breaks', '\u3000\n'],
    ['line separators', '\u2028'],
  ])(
    'takes time proportional to the length of a gap of %s',
    async (_name, unit) => {
      const over = await growthOverLimit((length) =>
        draft(`Sale on 3 May.${shapeOf(unit, length / 5)}All welcome.`),
      );
      expect(over).toBeLessThanOrEqual(1);
    },
    300_000,
  );
});

/** Lengths and words to avoid of directions that a draft follows stand in no warning: “max 80 words”. */
function directionsOf(prompt: string): string {
  return (
    prompt.match(
      /(?:under )?\d[\d –-]*\s?(?:words?|sentences?|chars?|short paragraphs|paragraphs?)|under \d+|keep it [^.,\n]*|don['’]t use [^.\n]*|no ['‘"][^.\n]*/gi,
    ) ?? []
  ).join('\n');
}
