import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WritingOptions } from '../../src/engines/text-engine.js';

/** A prompt of a quality set; see README.md in this folder. */
export interface QualityPrompt {
  id: string;
  prompt: string;
  template?: string;
  options?: Partial<WritingOptions>;
  brings_facts: boolean;
  directions: string[];
}

/** The prompts of a set, `dev` or `sealed`. Throws for a prompt without a required field, naming its file. */
export function loadPrompts(set: string): QualityPrompt[] {
  const folder = join(import.meta.dirname, set);
  if (!existsSync(folder)) throw new Error(`There is no set of prompts named ${set}`);
  return readdirSync(folder)
    .filter((name) => /^generate-.*\.json$/.test(name))
    .sort()
    .flatMap((name) => {
      const prompts = JSON.parse(readFileSync(join(folder, name), 'utf8')) as QualityPrompt[];
      for (const each of prompts) check(each, `${set}/${name}`);
      return prompts;
    });
}

function check(each: Partial<QualityPrompt>, file: string): void {
  const isComplete =
    typeof each.id === 'string' &&
    typeof each.prompt === 'string' &&
    typeof each.brings_facts === 'boolean' &&
    Array.isArray(each.directions);
  if (!isComplete)
    throw new Error(`${file}: ${each.id ?? 'a prompt'} lacks a field; see bench/quality/README.md`);
}
