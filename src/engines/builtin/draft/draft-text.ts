import type { GenerateJob, Warning } from '../../text-engine.js';
import { missingAtoms } from './check/atoms.js';
import { isForeign } from './check/language.js';
import { isWellFormed } from './check/check-text.js';
import { warningsOf } from './check/warnings.js';
import { compose, isOutline } from './compose/compose.js';
import { composePlain } from './compose/plain.js';
import { applyOptions } from './sort/apply-options.js';
import type { Brief } from './sort/brief.js';
import { readPrompt } from './sort/read-prompt.js';
import { cleanPrompt, unmask } from './text/mask.js';

/** A draft and what its caller should know about it. */
export interface Draft {
  content: string;
  warnings: Warning[];
}

/**
 * Drafts a text from the words of its prompt, without a model: the prompt is split and sorted, its facts are set in the
 * layout of the template, and the result is checked. Adds no facts, praise or opinions. Pure, and never empty; `fit`
 * shortens the text to its limit before it is checked.
 */
export async function draftText(
  job: GenerateJob,
  fit: (text: string) => Promise<string> | string = (text) => text,
): Promise<Draft> {
  const brief = readPrompt(job);
  applyOptions(brief, job.options);
  const composed = compose(brief, job);
  const content = await fit(isSound(composed, brief, job) ? composed : composePlain(brief, job));
  const accounted = brief.directions.map(({ words }) => unmask(words));
  return {
    content,
    warnings: warningsOf(brief, job, content, {
      isOutline: isOutline(brief),
      isForeign: await isForeign(job.prompt),
      leftOut: missingAtoms(job.prompt, content, accounted),
    }),
  };
}

/** Whether a draft is well formed and holds no direction's words. */
function isSound(text: string, brief: Brief, job: GenerateJob): boolean {
  if (!isWellFormed(text, cleanPrompt(job.prompt))) return false;
  const facts = brief.parts.map((part) => part.text).join('\n');
  return brief.directions.every(
    ({ words }) => words.length < 8 || !text.includes(unmask(words)) || facts.includes(words),
  );
}
