import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the end of a word that is not in the list says of it. */
const ENDINGS =
  /(?<N>(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|hood)$)|(?<J>(?:ous|ful|able|ible|ive|less|ish)$)|(?<V>(?:i[sz]e|ify)$)|(?<P>ed$)|(?<G>ing$)|(?<R>ly$)|(?<S>[^su]s$)/;

let classes: ReadonlyMap<string, string> | undefined;

/**
 * What a lowercase word may be, the most frequent first: N noun, S plural noun, V base of a verb, Z verb in -s, D past,
 * P participle, G form in -ing, J adjective, R adverb, F any other word, and
 * C where a noun is counted; empty where nothing is known.
 */
export function classOf(word: string): string {
  classes ??= readClasses(readFileSync(join(import.meta.dirname, 'word-classes.txt'), 'utf8'));
  const known = classes.get(word);
  if (known !== undefined) return known;
  const endings = Object.entries(ENDINGS.exec(word)?.groups ?? {});
  return endings.find(([, ending]) => ending !== undefined)?.[0] ?? '';
}

/** A class and its words, parted by semicolons. */
function readClasses(text: string): Map<string, string> {
  return new Map(
    text
      .trimEnd()
      .split(';')
      .flatMap((line) => {
        const [name = '', ...words] = line.split(' ');
        return words.map((word) => [word, name] as const);
      }),
  );
}
