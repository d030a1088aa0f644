/** Shorter sentences, such as "Yes." or "Book now.", can legitimately occur several times. */
const SENTENCE_WORDS_MIN = 5;
const SENTENCE_REPEATS_MAX = 2;

/** The words per compared phrase, and the share of phrases that may be repetitions. */
const PHRASE_WORDS = 6;
const PHRASES_MIN = 30;
const REPEATED_SHARE_MAX = 0.25;

/** Whether a text repeats itself: one sentence three times, or a quarter of its phrases. */
export function isRepetitive(text: string): boolean {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).map(wordsOf);
  const long = sentences
    .filter((words) => words.length >= SENTENCE_WORDS_MIN)
    .map((words) => words.join(' '));
  const repeats = Math.max(
    0,
    ...Map.groupBy(long, (sentence) => sentence)
      .values()
      .map((same) => same.length),
  );
  return repeats > SENTENCE_REPEATS_MAX || repeatedShare(wordsOf(text)) > REPEATED_SHARE_MAX;
}

function repeatedShare(words: readonly string[]): number {
  const count = words.length - PHRASE_WORDS + 1;
  if (count < PHRASES_MIN) return 0;
  const phrases = Array.from({ length: count }, (_, start) =>
    words.slice(start, start + PHRASE_WORDS).join(' '),
  );
  return 1 - new Set(phrases).size / count;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
}
