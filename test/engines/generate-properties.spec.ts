import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { composeText } from '../../src/engines/builtin/generate/compose-text.js';
import { TEMPLATES } from '../../src/templates/catalogue.js';
import { FORMATS, LENGTHS, TONES } from '../../src/templates/tones.js';
import { HELD_OUT } from '../corpus/generate-heldout.js';
import { WORKED } from '../corpus/generate-worked.js';
import { repetitions } from '../support/repetitions.js';

const prompts = [...HELD_OUT, ...WORKED].map(([, prompt]) => prompt);
const aPrompt = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...prompts) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...prompts), fc.constantFrom(...prompts))
      .map(([a, b]) => `${a}\n${b}`),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }) },
);
const aJob = fc.record({
  prompt: aPrompt,
  template: fc.constantFrom(...TEMPLATES),
  options: fc.record(
    {
      tone: fc.constantFrom(...TONES),
      length: fc.constantFrom(...LENGTHS),
      format: fc.constantFrom(...FORMATS),
      language: fc.constant('en'),
      audience: fc.constantFrom('teachers', 'young parents'),
      call_to_action: fc.constantFrom('Book a place at example.org', 'Reply by Friday'),
      sender: fc.constant('Ada Brook'),
      keywords: fc.constantFrom<string[]>(['blue kettle'], ['night bus', 'city map']),
      points: fc.constantFrom<string[]>(['budget', 'safety'], ['the zebra crossing']),
      facts: fc.constantFrom<string[]>(['weighs 300 g'], ['opens at nine', 'free entry']),
      avoid: fc.constantFrom<string[]>(['you'], ['time', 'plan'], ['good']),
      seed: fc.integer({ min: 0, max: 9 }),
    },
    { requiredKeys: ['tone', 'length', 'format', 'language'] },
  ),
});

describe('composeText', () => {
  it('keeps its promises for any template, tone, length, format and prompt', () => {
    fc.assert(
      fc.property(aJob, (job) => {
        const { content, warnings } = composeText(job);
        const reasons = warnings.map((warning) => warning.reason);
        expect(content.trim()).not.toBe('');
        expect(content).not.toMatch(/\{\w*\}|\[[^\]]*\]|undefined|null\b/);
        if (job.options.format === 'text')
          expect(content).not.toMatch(/^#{1,6}\s|^\s*[-*+]\s|\*\*|^>|```|^\|/m);
        expect(repeatedSentences(content)).toEqual([]);
        expect(content).toMatch(/[\p{L}\p{N}.!?…"'):]$/u);
        expect(content).not.toMatch(/ [,.;!?](?:\s|$)|,\.|\.\.(?!\.)/);
        expect(composeText(job)).toEqual({ content, warnings });
        const words = content.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.,%/-]*/gu)?.length ?? 0;
        expect(words).toBeLessThan(2000);
        for (const term of job.options.avoid ?? [])
          if (new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, 'iu').test(content))
            expect(reasons).toContain('avoid_not_met');
        for (const keyword of job.options.keywords ?? [])
          expect(content.toLowerCase().replace(/[^a-z]/g, '')).toContain(keyword.replace(/[^a-z]/g, ''));
      }),
      { numRuns: repetitions(1_000), seed: 20250301 },
    );
  });

  it('keeps within its length or says so', () => {
    fc.assert(
      fc.property(aJob, ({ prompt, template, options: { tone, length, format, language } }) => {
        if (
          template.id === 'general' ||
          template.hasFixedForm ||
          /\d[\s-]+words?/i.test(prompt) ||
          template.id === 'summary'
        )
          return;
        const { content, warnings } = composeText({
          prompt,
          template,
          options: { tone, length, format, language },
        });
        const words = content.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.,%/-]*/gu)?.length ?? 0;
        const asked = template.lengths[length].words;
        const isTold = warnings.some((warning) =>
          ['length_not_met', 'outline_only', 'nothing_to_summarise'].includes(warning.reason),
        );
        expect(isTold || Math.abs(words - asked) <= asked * 0.2).toBe(true);
      }),
      { numRuns: repetitions(500), seed: 20250302 },
    );
  });

  it('says that a prompt in another language is not understood', () => {
    const [template] = TEMPLATES;
    if (!template) throw new Error('no templates');
    const { warnings } = composeText({
      prompt: 'Schreibe bitte einen Text über die Geschichte der Stadt und ihre Menschen',
      template,
      options: { tone: 'neutral', length: 'short', language: 'en', format: 'text' },
    });
    expect(warnings.map((warning) => warning.reason)).toContain('language_not_english');
  });

  it('gives another wording for another seed where there is one', () => {
    const template = TEMPLATES.find(({ id }) => id === 'blog-post') ?? TEMPLATES[0]!;
    const texts = new Set(
      Array.from(
        { length: 12 },
        (_, seed) =>
          composeText({
            prompt: 'the benefits of gardening',
            template,
            options: { tone: 'neutral', length: 'medium', language: 'en', format: 'text', seed },
          }).content,
      ),
    );
    expect(texts.size).toBeGreaterThan(3);
  });
});

/** Sentences that stand twice, but for labels of a few words. */
function repeatedSentences(content: string): string[] {
  const seen = new Set<string>();
  return content
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) =>
      sentence
        .replace(/^[•\d.#\s-]+/, '')
        .trim()
        .toLowerCase(),
    )
    .filter((sentence) => sentence.split(/\s+/).length > 5)
    .filter((sentence) => {
      if (seen.has(sentence)) return true;
      seen.add(sentence);
      return false;
    });
}
