import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeText, type Judgement, type QualityText } from './generate-judge.ts';
import { loadPrompts, type QualityPrompt } from './generate-prompts.ts';

const DEFAULTS = { tone: 'neutral', length: 'medium', language: 'en', format: 'text' } as const;
const dist = join(import.meta.dirname, '../../dist/src');

/** Drafts the prompts of a set, writes the texts to a file for a reader, and returns what a program can judge. */
export async function judgeDrafts(set: string): Promise<string> {
  const { draftText } = await import(join(dist, 'engines/builtin/draft/draft-text.js'));
  const { findTemplate } = await import(join(dist, 'templates/catalogue.js'));
  const judged: { each: QualityPrompt; text: QualityText; judgement: Judgement }[] = [];
  for (const each of loadPrompts(set)) {
    const template = findTemplate(each.template ?? 'general');
    const text = await draftText({
      prompt: each.prompt,
      template,
      options: { ...DEFAULTS, ...each.options },
    });
    judged.push({ each, text, judgement: judgeText(each, text) });
  }
  const file = join(import.meta.dirname, 'texts', `generate-${set}.md`);
  mkdirSync(join(import.meta.dirname, 'texts'), { recursive: true });
  writeFileSync(file, judged.map(({ each, text }) => toSheet(each, text)).join('\n'));
  return [
    ...summarize(judged.map(({ judgement }) => judgement)),
    ...failuresOf(judged),
    `texts: ${file}`,
  ].join('\n');
}

function summarize(judgements: readonly Judgement[]): string[] {
  const sum = (valueOf: (judgement: Judgement) => number) =>
    judgements.reduce((total, each) => total + valueOf(each), 0);
  const atoms = sum(({ atoms }) => atoms);
  return [
    `prompts: ${judgements.length}`,
    `atoms kept or named: ${atoms - sum(({ lost }) => lost.length)} of ${atoms}`,
    `directions leaked: ${sum(({ leaked }) => leaked.length)}`,
    `texts with words set apart: ${judgements.filter(({ hasApart }) => hasApart).length}`,
    `silent failures: ${judgements.filter(({ silent }) => silent.length > 0).length}`,
  ];
}

function failuresOf(judged: readonly { each: QualityPrompt; judgement: Judgement }[]): string[] {
  return judged
    .filter(({ judgement }) => judgement.silent.length > 0)
    .map(({ each, judgement }) => `  ${each.id}: ${judgement.silent.join('; ')}`);
}

/** One text with its prompt, its warnings and room for a grade. */
function toSheet(
  { id, prompt, template = 'general' }: QualityPrompt,
  { content, warnings }: QualityText,
): string {
  const said = warnings.map(({ reason, message }) => `- ${reason}: ${message}`).join('\n');
  return `## ${id} (${template})\n\n${fence(prompt)}\n\n${fence(content)}\n\n${said}\n\nGrade (0, 1, 2):\n`;
}

function fence(text: string): string {
  return `~~~text\n${text}\n~~~`;
}
