import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text to refine, as users send it. */
export interface RefineCase {
  id: string;
  instructions: string;
  content: string;
  /** Strings that must be in the result or in a warning. */
  keeps: readonly string[];
}

/** Reads the refinements of a set, `dev` or `sealed`. */
export function loadRefineCases(set: string): RefineCase[] {
  const folder = join(import.meta.dirname, set);
  return readdirSync(folder)
    .filter((file) => /^refine.*\.json$/.test(file))
    .flatMap((file) =>
      readRefineCases(`${set}/${file}`, JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    );
}

/** Checks the cases of a file; throws an error that names the file, the case and the field. */
export function readRefineCases(file: string, cases: unknown): RefineCase[] {
  if (!Array.isArray(cases)) throw new Error(`${file}: must be a list of cases`);
  return cases.map((each: unknown, index) => readCase(file, each, index));
}

function readCase(file: string, value: unknown, index: number): RefineCase {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const text = (name: string) => {
    const field = fields[name];
    const id = typeof fields.id === 'string' ? ` (id “${fields.id}”)` : '';
    if (typeof field !== 'string' || field === '')
      throw new Error(`${file}: case ${index + 1}${id}: “${name}” must be a text`);
    return field;
  };
  const { keeps = [] } = fields;
  if (!Array.isArray(keeps) || !keeps.every((part) => typeof part === 'string'))
    throw new Error(`${file}: case ${index + 1} (id “${text('id')}”): “keeps” must be a list of texts`);
  return { id: text('id'), content: text('content'), instructions: text('instructions'), keeps };
}
