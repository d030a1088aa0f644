import { detectsOther, wordsOf } from './text-language.js';

/** Words that most English prompts of a few lines hold and other languages do not. */
const ENGLISH =
  /(?<![\p{L}'’])(?:the|and|of|to|for|with|our|my|is|are|we|your|you|from|about|that|this|it|at|by|on|not|have|has|write|please|email|post|description|letter)(?![\p{L}'’])/giu;
/** The share of English words above which the detector is not needed. */
const ENGLISH_SHARE = 0.08;
const WORDS_MIN = 5;
const DETECTED_MAX = 2_000;

/**
 * Whether a prompt is certainly in another language than English. The detector (some 90 MB) is loaded by the first prompt
 * that does not look English; on short English prompts with foreign names it is often wrong, so doubt is resolved in
 * favor of English.
 */
export async function isForeign(prompt: string): Promise<boolean> {
  const text = prompt.slice(0, DETECTED_MAX);
  const words = wordsOf(text);
  const hasLatin = /\p{Script=Latin}/u.test(text);
  if (words.length === 0 || (hasLatin && words.length < WORDS_MIN)) return false;
  if ((text.match(ENGLISH)?.length ?? 0) / words.length >= ENGLISH_SHARE) return false;
  return detectsOther(text, 'en');
}
