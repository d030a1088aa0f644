import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftText } from '../../src/engines/builtin/draft/draft-text.js';
import type { WritingOptions } from '../../src/engines/text-engine.js';
import { findTemplate } from '../../src/templates/catalogue.js';

const folder = join(import.meta.dirname, '../../bench/quality/dev');

/** A realistic prompt, with words of its directions that must not be in its text. */
export interface DevelopmentPrompt {
  id: string;
  prompt: string;
  template?: string;
  brings_facts: boolean;
  directions: string[];
}

/** The prompts that the draft engine was developed with. */
export const DEVELOPMENT_PROMPTS = readdirSync(folder)
  .filter((name) => name.startsWith('generate-'))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as DevelopmentPrompt[]);

/** Drafts a text as the engine does, with default options. */
export function draft(prompt: string, template = 'general', options: Partial<WritingOptions> = {}) {
  return draftText({
    prompt,
    template: findTemplate(template)!,
    options: { tone: 'neutral', length: 'medium', language: 'en', format: 'text', ...options },
  });
}

/** The reasons of a draft's warnings, without those that nearly every draft has. */
export async function warningsOf(...args: Parameters<typeof draft>): Promise<string[]> {
  const { warnings } = await draft(...args);
  return warnings
    .filter(({ reason }) => reason !== 'draft' && reason !== 'shorter_than_asked')
    .map(({ reason, message }) => `${reason}: ${/“.*”/.exec(message)?.[0] ?? ''}`);
}
