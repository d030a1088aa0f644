const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]ave|[Hh]as|[Ss]hould|[Ww]ould|[Cc]ould) not\b/g,
    "$1n't",
  ],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  [/\b([Yy]ou|[Ww]e|[Tt]hey) are(?= \p{L})/gu, "$1're"],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere) is(?= \p{L})/gu, "$1's"],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey) will(?= \p{L})/gu, "$1'll"],
  [/\bI am(?= \p{L})/gu, "I'm"],
  [
    /\b(I|[Yy]ou|[Ww]e|[Tt]hey) have(?= (?:been|had|made|got|moved|decided|changed|received|written|read|seen)\b)/g,
    "$1've",
  ],
];

/** Says "it's" for "it is" outside quotation marks, as speech does. */
export function contract(text: string): string {
  return text
    .split(/("[^"\n]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : CONTRACTIONS.reduce((done, [long, short]) => done.replace(long, short), part),
    )
    .join('');
}

/** Mends what joining leaves behind: doubled marks, spaces before marks, trailing spaces. */
export function tidy(text: string): string {
  return text
    .replace(/[ \t]+([,.;:?!])(?=[\s"')]|$)/gm, '$1')
    .replace(/,(?=[.!?])/g, '')
    .replace(/([.!?])\.(?=\s|$)/gm, '$1')
    .replace(/([.!?]["'])\.(?=\s|$)/gm, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** Ends a text from the prompt as a sentence: a capital first, a mark last. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:–-]+$/, '');
  if (trimmed === '') return '';
  const capital = /^["'(]*\p{Ll}\p{Lu}/u.test(trimmed)
    ? trimmed
    : trimmed.replace(
        /^(["'(]*)(\p{Ll})/u,
        (_, marks: string, letter: string) => marks + letter.toUpperCase(),
      );
  return /[.!?…]["')]*$/.test(capital) ? capital : `${capital}.`;
}
