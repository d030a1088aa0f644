import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../../src/engines/builtin/generate/brief/read-brief.js';
import { nameTopic } from '../../src/engines/builtin/generate/brief/topic.js';
import { findTemplate } from '../../src/templates/catalogue.js';
import { HELD_OUT } from '../corpus/generate-heldout.js';
import { WORKED } from '../corpus/generate-worked.js';
import type { ExpectedBrief, GenerateCase } from '../corpus/generate-case.js';

type Brief = ReturnType<typeof readBrief>;

interface Grade {
  right: number;
  total: number;
  wrong: string[];
}

describe('reading prompts into briefs', () => {
  it('reads the fields of held-out prompts right in at least 85 of 100 cases', () => {
    const grade = gradeAll(HELD_OUT);
    report('held out', grade);
    expect(HELD_OUT.length).toBeGreaterThanOrEqual(100);
    expect(grade.right / grade.total).toBeGreaterThanOrEqual(0.85);
  });

  it('reads the fields of the prompts it was written with right in at least 95 of 100 cases', () => {
    const grade = gradeAll(WORKED);
    report('worked on', grade);
    expect(WORKED.length).toBeGreaterThanOrEqual(100);
    expect(grade.right / grade.total).toBeGreaterThanOrEqual(0.95);
  });
});

function gradeAll(cases: readonly GenerateCase[]): Grade {
  const grade: Grade = { right: 0, total: 0, wrong: [] };
  for (const [template, prompt, expected] of cases) {
    const definition = findTemplate(template);
    if (!definition) throw new Error(`no template ${template}`);
    const brief = readBrief({
      prompt,
      template: definition,
      options: { tone: 'neutral', length: 'medium', language: 'en', format: 'text' },
    });
    for (const [field, value] of Object.entries(expected) as [keyof ExpectedBrief, unknown][]) {
      if (value === undefined) continue;
      grade.total += 1;
      const read = readField(brief, field);
      if (isRight(field, value, read)) grade.right += 1;
      else
        grade.wrong.push(
          `${prompt.slice(0, 70)} | ${field}: ${JSON.stringify(value)} read as ${JSON.stringify(read)}`,
        );
    }
  }
  return grade;
}

/** Says what was read wrongly; `COPYDESK_SHOW_CORPUS=1` shows it while rules are worked on. */
function report(name: string, grade: Grade): void {
  if (!process.env.COPYDESK_SHOW_CORPUS) return;
  process.stderr.write(
    `${name}: ${grade.right} of ${grade.total} (${((100 * grade.right) / grade.total).toFixed(1)} %)\n${grade.wrong.map((line) => `  ${line}\n`).join('')}`,
  );
}

function readField(brief: Brief, field: keyof ExpectedBrief): unknown {
  switch (field) {
    case 'format':
      return brief.templateId;
    case 'kind':
      return brief.topic.kind;
    case 'topic':
      return [brief.topic.handle, nameTopic(brief.topic), brief.topic.surface];
    case 'facet':
      return brief.topic.facet;
    case 'facts':
      return [...brief.facts.map((fact) => fact.text), ...brief.labels.values(), ...brief.rest];
    case 'acts':
      return brief.acts.map((act) => act.type);
    case 'about':
      return brief.acts.map((act) => act.content).join(' ');
    default:
      return brief[field];
  }
}

function isRight(field: keyof ExpectedBrief, expected: unknown, read: unknown): boolean {
  if (field === 'topic')
    return fold((read as string[])[0]) === fold(expected) || fold((read as string[])[1]) === fold(expected);
  if (field === 'about' || field === 'reason') return fold(read).includes(fold(expected));
  if (field === 'facts')
    return (expected as string[]).every((fact) =>
      (read as string[]).some((text) => fold(text).includes(fold(fact))),
    );
  if (Array.isArray(expected))
    return JSON.stringify(expected.map(fold)) === JSON.stringify((read as string[] | undefined)?.map(fold));
  return fold(read) === fold(expected);
}

/** Without case, articles, curly quotes and end marks. */
function fold(value: unknown): string {
  return String(value ?? '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(?:the|a|an|my|our)\s+/g, '')
    .replace(/[.,;:!?"]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
