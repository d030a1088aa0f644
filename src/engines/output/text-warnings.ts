import type { Warning } from '../text-engine.js';
import { OTHER_LANGUAGE, REPETITIVE } from '../warnings.js';
import { isRepetitive } from './repetition.js';
import { isEvidentlyOther } from './text-language.js';
import { tokenCounter } from './token-counter.js';

/** Returns the warnings about a model's text. `language` is the requested language, or null. */
export async function textWarnings(content: string, language: string | null): Promise<Warning[]> {
  const isOther = language !== null && (await isOtherLanguage(content, language));
  return [...(isRepetitive(content) ? [REPETITIVE] : []), ...(isOther ? [OTHER_LANGUAGE] : [])];
}

/** Uses the thread only for texts that need the detector, since a message to it costs more than the other checks. */
async function isOtherLanguage(content: string, language: string): Promise<boolean> {
  return isEvidentlyOther(content, language) ?? tokenCounter.isOtherLanguage(content, language);
}
