import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRefineCases, type RefineCase } from './refine-cases.ts';

const dist = join(import.meta.dirname, '../../dist/src/engines/builtin/refine/refine-text.js');

interface Result {
  each: RefineCase;
  content: string;
  warnings: readonly { reason: string; message: string }[];
}

/** Refines the texts of a set, writes them to a file for a reader, and returns what a program can judge. */
export async function judgeRefinements(set: string): Promise<string> {
  const results: Result[] = [];
  for (const each of loadRefineCases(set)) results.push(await refine(each));
  const folder = join(import.meta.dirname, 'texts');
  const file = join(folder, `refine-${set}.md`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, results.map(toSheet).join('\n'));
  const faults = results.map((result) => ({ id: result.each.id, found: faultsOf(result) }));
  const keeps = results.reduce((sum, { each }) => sum + each.keeps.length, 0);
  const lost = results.reduce((sum, result) => sum + lostOf(result).length, 0);
  const unchanged = results.filter(({ warnings }) =>
    warnings.some(({ reason }) => reason === 'kept_unchanged'),
  );
  return [
    `texts: ${results.length}`,
    `facts kept or named: ${keeps - lost} of ${keeps}`,
    `steps undone: ${unchanged.length}`,
    `silent failures: ${faults.filter(({ found }) => found.length > 0).length}`,
    ...faults.filter(({ found }) => found.length > 0).map(({ id, found }) => `  ${id}: ${found.join('; ')}`),
    `texts: ${file}`,
  ].join('\n');
}

/** A refusal counts as an unchanged text with a warning. */
async function refine(each: RefineCase): Promise<Result> {
  const { planRefinement, refineText } = await import(dist);
  const { content, instructions } = each;
  try {
    return { each, ...(await refineText({ content, instructions }, planRefinement(instructions))) };
  } catch (error) {
    return { each, content, warnings: [{ reason: 'refused', message: (error as Error).message }] };
  }
}

function lostOf({ each, content, warnings }: Result): string[] {
  const said = warnings.map(({ message }) => message).join('\n');
  return each.keeps.filter((part) => !content.includes(part) && !said.includes(part));
}

/** What is wrong and no warning says. */
function faultsOf(result: Result): string[] {
  const faults = lostOf(result).map((part) => `${part} is lost`);
  if (result.content === result.each.content && result.warnings.length === 0) faults.push('nothing changed');
  return faults;
}

/** One text with its instructions, its warnings and room for a grade. */
function toSheet({ each, content, warnings }: Result): string {
  const said = warnings.map(({ reason, message }) => `- ${reason}: ${message}`).join('\n');
  return `## ${each.id}\n\n${each.instructions}\n\n${fence(each.content)}\n\n${fence(content)}\n\n${said}\n\nGrade (0, 1, 2):\n`;
}

function fence(text: string): string {
  return `~~~\n${text}\n~~~`;
}
