const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*(?=\s|$)|[。！？]/gu;

/**
 * Removes an unfinished last sentence. If whole sentences make up less than half of the text, it ends with a whole word
 * instead.
 */
export function cutAtSentence(text: string): string {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) end = match.index + match[0].length;
  if (end > text.length / 2) return text.slice(0, end);
  const wordEnd = text.search(/\s\S*$/u);
  return text.slice(0, Math.max(0, wordEnd)).trimEnd() || text;
}
