/** Words that stay small inside a title. */
const MINOR_WORDS = new Set(
  'a an the and or but nor of to in on at for with from by as vs via per into onto over than that is'.split(
    ' ',
  ),
);

/** Makes the first letter of a text a capital; leaves brand names such as iPhone alone. */
export function capitalise(text: string): string {
  if (/^\P{L}*\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.replace(
    /^(["'(]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

/** Makes the first letter small, unless the word is a name, an acronym or "I". Names are words found mid-sentence with a capital. */
export function lowerFirst(text: string, names: ReadonlySet<string> = new Set()): string {
  const first = /^[\p{L}\p{N}'&.-]+/u.exec(text)?.[0] ?? '';
  if (first === '' || !/^\p{Lu}/u.test(first)) return text;
  if (/^I(?:'|$)/.test(first) || /\p{Lu}/u.test(first.slice(1)) || /\d/.test(first)) return text;
  if (names.has(first) || CALENDAR.test(first) || PROPER_SUFFIX.test(first)) return text;
  return first.charAt(0).toLowerCase() + text.slice(1);
}

/** Headline capitals: every word but the minor ones; the first always. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => {
      if (/\p{Lu}/u.test(word.slice(1)) || /[@/\d]/.test(word)) return index === 0 ? capitalise(word) : word;
      if (index > 0 && MINOR_WORDS.has(word.toLowerCase())) return word.toLowerCase();
      return word
        .split('-')
        .map((part, place) => (place > 0 && MINOR_WORDS.has(part) ? part : capitalise(part)))
        .join('-');
    })
    .join(' ')
    .replace(/([:?!] )(\p{Ll})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

const CALENDAR =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|English|Spanish|French|German|Italian|Chinese|Japanese|Mr|Mrs|Ms|Dr|Prof|Professor|Google|Instagram|Facebook|Python|Java|Docker|Kubernetes|Excel|Notion|Slack|Europe|America|London|Paris|Berlin|Japan|India|China|Spain|Italy|France|Germany|Portugal|Lisbon|Rome|Tokyo)\b/;
const PROPER_SUFFIX = /(?:ese|ish)$/;
