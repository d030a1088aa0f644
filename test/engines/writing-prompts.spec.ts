import { describe, expect, it } from '@jest/globals';
import { generatePrompt, refinePrompt } from '../../src/engines/providers/writing-prompt.js';
import { TEMPLATES } from '../../src/templates/catalogue.js';
import type { TemplateDefinition } from '../../src/templates/template-definition.js';
import type { WritingOptions } from '../../src/engines/text-engine.js';

const OPTIONS: WritingOptions = {
  tone: 'friendly',
  length: 'short',
  language: 'en-GB',
  format: 'text',
  audience: 'parents',
  recipient: 'Sam',
  facts: ['Open from six', 'Founded in 1987'],
  avoid: ['cheap'],
};

const sent = (template: TemplateDefinition, options: WritingOptions = OPTIONS) =>
  generatePrompt({ prompt: 'Our bakery opens in Lisbon on 3 May', template, options }).text;

describe('the prompt for a model', () => {
  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    'is stable for the template %s',
    (_id, template) => {
      expect(sent(template)).toMatchSnapshot();
    },
  );

  it('is stable for a refinement', () => {
    expect(
      refinePrompt({ content: 'The bakery have bread.', instructions: 'Fix the grammar' }).text,
    ).toMatchSnapshot();
  });

  it('contains the words of the length, the language, the format and only the requested tone', () => {
    for (const template of TEMPLATES) {
      const text = sent(template, {
        ...OPTIONS,
        length: 'long',
        format: 'markdown',
        language: 'de',
        tone: 'formal',
      });
      if (!template.hasFixedForm) expect(text).toContain(`about ${template.lengths.long.words} words`);
      expect(text).toContain('BCP 47 tag "de"');
      expect(text).toContain('Answer in Markdown.');
      expect(text.match(/Write in an? \w+ tone/g)).toEqual(['Write in a formal tone']);
    }
  });

  it('has a different example for each template, of moderate length', () => {
    for (const { id, guide } of TEMPLATES) {
      expect([id, guide.example.text.length < 1_200]).toEqual([id, true]);
      expect([
        id,
        TEMPLATES.filter((other) => other.guide.example.text === guide.example.text).length,
      ]).toEqual([id, 1]);
    }
  });
});
