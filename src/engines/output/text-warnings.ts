import type { Warning } from '../text-engine.js';
import { OTHER_LANGUAGE, REPETITIVE } from '../warnings.js';
import { isRepetitive } from './repetition.js';
import { tokenCounter } from './token-counter.js';

/** Returns the warnings about a model's text. `language` is the requested language, or null. */
export async function textWarnings(content: string, language: string | null): Promise<Warning[]> {
  const isOther = language !== null && (await tokenCounter.isOtherLanguage(content, language));
  return [...(isRepetitive(content) ? [REPETITIVE] : []), ...(isOther ? [OTHER_LANGUAGE] : [])];
}
