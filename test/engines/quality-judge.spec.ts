import { describe, expect, it } from '@jest/globals';
import { atomsOf, judgeText } from '../../bench/quality/generate-judge.ts';
import { loadPrompts } from '../../bench/quality/generate-prompts.ts';

const draftWarning = { reason: 'draft', message: 'Drafted.' };

describe('the judgement of a draft', () => {
  const prompt = 'Ask Mr Dunn for £34.99, order "Aqua 2", by 3 May. Max 80 words, friendly';
  const judge = (content: string, warnings = [draftWarning]) =>
    judgeText({ id: 'a', prompt, brings_facts: true, directions: ['friendly'] }, { content, warnings });

  it('finds numbers, prices, quotations and names, but no lengths', () => {
    expect(atomsOf(prompt)).toEqual(['Mr Dunn', '£34.99', '"Aqua 2"', '3']);
  });

  it('reports what is lost or leaked without a warning', () => {
    expect(judge('Mr Dunn, £34.99, "Aqua 2", 3 May').silent).toEqual([]);
    expect(judge('Mr Dunn, £34.99, 3 May').silent).toEqual(['lost "Aqua 2"']);
    const named = [draftWarning, { reason: 'left_out', message: 'The text leaves out “Aqua 2”.' }];
    expect(judge('Mr Dunn, £34.99, 3 May', named).silent).toEqual([]);
    expect(judge('A friendly Mr Dunn, £34.99, "Aqua 2", 3 May').silent).toEqual(['leaked friendly']);
  });

  it.each([
    ['• 1.7 l\n• 3-4 sentences', '3-4 sentences'],
    ['Closed on 3 May. Subject line too please.', 'Subject line too'],
    ['That the heating is out since Monday.', 'That the heating is out since Monday.'],
    ['Couple of pizza slogans', 'Couple of'],
    ['I need 2 texts: an email', 'I need 2'],
    ['Bake sale. People here skip that.', 'People here skip'],
    ['The shop\n\n• Closed on 3 May', 'The shop'],
  ])('finds words about the text that the prompt does not list: %j', (content, leak) => {
    const task = { id: 'c', prompt: 'a notice', brings_facts: true, directions: [] };
    expect(judgeText(task, { content, warnings: [draftWarning] }).leaked).toContain(leak);
  });

  it('reports an outline without its warning', () => {
    const outlined = { id: 'b', prompt: 'a post about tea', brings_facts: false, directions: [] };
    expect(judgeText(outlined, { content: 'Tea', warnings: [draftWarning] }).silent).toEqual([
      'an outline without its warning',
    ]);
  });

  it('reads both sets of prompts', () => {
    expect(loadPrompts('dev').length).toBeGreaterThan(30);
    expect(Array.isArray(loadPrompts('sealed'))).toBe(true);
    expect(() => loadPrompts('other')).toThrow('no set of prompts');
  });
});
