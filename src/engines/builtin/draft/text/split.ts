/** The sentences of one masked line, with their stops. Also cuts at semicolons. */
export function splitSentences(line: string): string[] {
  return line
    .split(
      /(?<=[.!?…][\ue022”’)\]]?)\s+(?=\S)|(?<=[\ue02e\ue021\ue03f][\ue022\ue029”])\s+(?=\p{Lu}|\d|(?:max|min|keep|no|sign|not|under|about)\b)|;\s+/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The segments of a masked sentence between its commas. */
export function splitAtCommas(sentence: string): string[] {
  return sentence
    .split(/,\s+|,$/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.,%/-]*/gu)?.length ?? 0;
}
