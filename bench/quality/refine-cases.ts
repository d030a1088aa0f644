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
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RefineCase[]);
}
