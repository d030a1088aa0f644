import { describe, expect, it } from '@jest/globals';
import { draftText } from '../../src/engines/builtin/draft/draft-text.js';
import { findTemplate, TEMPLATES } from '../../src/templates/catalogue.js';
import { FORMATS, LENGTHS, TONES } from '../../src/templates/tones.js';
import { systemText } from '../../src/templates/writing-guides.js';

const defaults = { tone: 'neutral', length: 'medium', language: 'en', format: 'text' } as const;

describe('the template catalogue', () => {
  it('has 25 templates in the order of the list: by name, then id', () => {
    const order = TEMPLATES.map(({ name, id }) => `${name}\u0000${id}`);
    expect(TEMPLATES).toHaveLength(25);
    expect(order).toEqual([...order].sort((a, b) => (a < b ? -1 : 1)));
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(25);
  });

  it('finds a template by its id, and nothing by property names of Object.prototype', () => {
    expect(findTemplate('general')?.name).toBe('General');
    expect(findTemplate('constructor')).toBeUndefined();
    expect(findTemplate('__proto__')).toBeUndefined();
  });

  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s supports both engines and has a valid example',
    async (_, template) => {
      expect(template.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(template.variables[0]).toMatchObject({ name: 'prompt', required: true });
      const { instruction, structure, dos, donts, example } = template.guide;
      expect(instruction).toMatch(/^You \w.*\.$/);
      for (const lines of [structure, dos, donts]) expect(lines.length).toBeGreaterThan(0);
      expect(example.text.length).toBeGreaterThan(40);
      const { prompt, options } = template.example.request;
      const { content, warnings } = await draftText({
        prompt,
        template,
        options: { ...defaults, ...options },
      });
      expect(template.example.content).toBe(content);
      if (template.needsModel) expect(warnings.map(({ reason }) => reason)).toContain('outline_only');
    },
  );

  it('marks the templates that need a model', () => {
    expect(
      TEMPLATES.filter(({ needsModel }) => needsModel)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['ad-copy', 'comparison', 'listicle', 'tagline', 'video-script']);
  });

  it('instructs a model on kind, tone, length, format and language in one message', () => {
    for (const template of TEMPLATES)
      for (const tone of TONES)
        for (const length of LENGTHS)
          for (const format of FORMATS) {
            const text = systemText(template, { tone, length, format, language: 'de-AT' });
            expect(text).toContain(template.guide.instruction);
            expect(text).toContain('"de-AT"');
            expect(text).not.toMatch(/undefined|\{\{/);
          }
  });
});
