/** Words that stay small inside a title. */
const SMALL = new Set(
  'a an the and but or nor for so yet as at by in of off on per to up via vs from into onto over with'.split(
    ' ',
  ),
);

/** Title Case as newspapers set it: all words but short ones; words with capitals of their own stay as they are. */
export function toTitleCase(text: string): string {
  const words = text.split(/(\s+)/);
  const last = words.findLastIndex((word) => /\p{L}/u.test(word));
  const first = words.findIndex((word) => /\p{L}/u.test(word));
  return words
    .map((word, index) => {
      const opensPart = index === first || index === last || /[:.!?–—]["'”’)]*$/.test(words[index - 2] ?? '');
      const bare = word.replace(/[^\p{L}'’-]/gu, '').toLowerCase();
      if (!opensPart && SMALL.has(bare)) return /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word;
      return word.replace(
        /(^|-|[^\p{L}\p{N}'’.-])(\p{Ll})(?=(\p{L}*))/gu,
        (whole, before: string, letter: string, rest: string) =>
          /\p{Lu}/u.test(rest) ? whole : before + letter.toUpperCase(),
      );
    })
    .join('');
}
