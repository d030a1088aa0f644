/** Words that make up a good part of every English text, and of no other. */
const ENGLISH =
  /(?<![\p{L}'’])(?:the|and|of|to|for|with|our|is|are|we|your|you|from|that|this|it|at|by|on|not|have|has)(?![\p{L}'’])/giu;
const ENGLISH_SHARE = 0.12;

/** Names and figures outweigh the language of a shorter text. */
const WORDS_MIN = 25;
const LOOKED_AT = 4_000;

/** The language is another one where it scores less than this share of the best. */
const RIVAL_SHARE = 0.75;

/** The detector's code for a language that has several. */
const CODES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', fil: 'tl' };

/** Whether a text of some length is English, by its commonest words. */
export function looksEnglish(text: string): boolean {
  const sample = text.slice(0, LOOKED_AT);
  const words = wordsOf(sample);
  return words.length >= WORDS_MIN && (sample.match(ENGLISH)?.length ?? 0) / words.length >= ENGLISH_SHARE;
}

/**
 * Says whether a text is, with certainty, in another language than that of a BCP 47 tag. The detector is loaded for the
 * first text that does not look English.
 */
export async function isOtherLanguage(text: string, tag: string): Promise<boolean> {
  const sample = text.slice(0, LOOKED_AT);
  const words = wordsOf(sample);
  const hasLatin = /\p{Script=Latin}/u.test(sample);
  if (words.length === 0 || (hasLatin && words.length < WORDS_MIN)) return false;
  const language = codeOf(tag);
  if (looksEnglish(sample)) return language !== 'en';
  const { eld } = await import('eld/extrasmall');
  const detected = eld.detect(sample);
  const scores = detected.getScores() as Record<string, number>;
  if (!detected.isReliable() || detected.language === language) return false;
  return KNOWN.test(language) && (scores[language] ?? 0) < (scores[detected.language] ?? 0) * RIVAL_SHARE;
}

/** The languages that the detector knows; nothing can be said about others. */
const KNOWN =
  /^(?:am|ar|az|be|bg|bn|ca|cs|da|de|el|en|es|et|eu|fa|fi|fr|gu|he|hi|hr|hu|hy|is|it|ja|ka|kn|ko|ku|lo|lt|lv|ml|mr|ms|nl|no|or|pa|pl|pt|ro|ru|sk|sl|sq|sr|sv|ta|te|th|tl|tr|uk|ur|vi|yo|zh)$/;

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
}

function codeOf(tag: string): string {
  const code = tag.toLowerCase().split('-')[0]!;
  return CODES[code] ?? code;
}
