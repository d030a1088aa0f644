import type { Warning } from '../text-engine.js';
import { OTHER_LANGUAGE, REPETITIVE } from '../warnings.js';
import { isRepetitive } from './repetition.js';
import { tokenCounter } from './token-counter.js';

/** Says of a model's text what its reader should know; `language` is the one asked for, null where none was. */
export async function textWarnings(content: string, language: string | null): Promise<Warning[]> {
  const isOther = language !== null && (await tokenCounter.isOtherLanguage(content, language));
  return [...(isRepetitive(content) ? [REPETITIVE] : []), ...(isOther ? [OTHER_LANGUAGE] : [])];
}
