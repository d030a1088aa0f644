/** Words that are frequent in every English text and in no other language. */
const ENGLISH =
  /(?<![\p{L}'’])(?:the|and|of|to|for|with|our|is|are|we|your|you|from|that|this|it|at|by|on|not|have|has)(?![\p{L}'’])/giu;
const ENGLISH_SHARE = 0.12;

/** In shorter texts, names and numbers outweigh the language. */
const WORDS_MIN = 25;
const SAMPLE_LENGTH = 4_000;

/** A text is in another language if the expected one scores less than this share of the best score. */
const RIVAL_SHARE = 0.75;

/** The detector's codes for languages that have several. */
const CODES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', fil: 'tl' };

/** Whether a text is English, by its most common words. */
export function looksEnglish(text: string): boolean {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const words = wordsOf(sample);
  return words.length >= WORDS_MIN && (sample.match(ENGLISH)?.length ?? 0) / words.length >= ENGLISH_SHARE;
}

/**
 * Decides without the detector whether a text is in a language other than that of a BCP 47 tag. Returns null if only the
 * detector can tell. Takes microseconds, because it looks at no more than 4,000 characters.
 */
export function isEvidentlyOther(text: string, tag: string): boolean | null {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const words = wordsOf(sample);
  const hasLatin = /\p{Script=Latin}/u.test(sample);
  if (words.length === 0 || (hasLatin && words.length < WORDS_MIN)) return false;
  return looksEnglish(sample) ? codeOf(tag) !== 'en' : null;
}

/** Returns whether a text is certainly in a language other than that of a BCP 47 tag. Loads the detector if it is needed. */
export async function isOtherLanguage(text: string, tag: string): Promise<boolean> {
  const evident = isEvidentlyOther(text, tag);
  if (evident !== null) return evident;
  return detectsOther(text.slice(0, SAMPLE_LENGTH), codeOf(tag));
}

/** Loads the detector (some 90 MB), and returns whether it rules a language out. */
export async function detectsOther(sample: string, language: string): Promise<boolean> {
  const { eld } = await import('eld/extrasmall');
  const detected = eld.detect(sample);
  const scores = detected.getScores() as Record<string, number>;
  if (!detected.isReliable() || detected.language === language) return false;
  return KNOWN.test(language) && (scores[language] ?? 0) < (scores[detected.language] ?? 0) * RIVAL_SHARE;
}

/** The languages that the detector supports. */
const KNOWN =
  /^(?:am|ar|az|be|bg|bn|ca|cs|da|de|el|en|es|et|eu|fa|fi|fr|gu|he|hi|hr|hu|hy|is|it|ja|ka|kn|ko|ku|lo|lt|lv|ml|mr|ms|nl|no|or|pa|pl|pt|ro|ru|sk|sl|sq|sr|sv|ta|te|th|tl|tr|uk|ur|vi|yo|zh)$/;

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
}

function codeOf(tag: string): string {
  const code = tag.toLowerCase().split('-')[0]!;
  return CODES[code] ?? code;
}
