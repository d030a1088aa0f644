/** Words as a person counts them: runs without white space that hold a letter or a digit. */
export function countWords(text: string): number {
  let count = 0;
  for (const [run] of text.matchAll(/\S+/gu)) if (/[\p{L}\p{N}]/u.test(run)) count += 1;
  return count;
}

/** The first letter made a capital, unless the word has capitals of its own (iPhone, eBay). */
export function capitalise(text: string): string {
  return text.replace(
    /^([\s"'“‘(*_[¿¡]*)(\p{Ll})(\p{L}*)/u,
    (whole, lead: string, first: string, rest: string) =>
      /\p{Lu}/u.test(rest) ? whole : lead + first.toUpperCase() + rest,
  );
}

/** The first letter made small, unless the first word is a name, an acronym or “I”. */
export function uncapitalise(text: string, isName: (word: string) => boolean = () => false): string {
  const word = /^[\p{L}'’]+/u.exec(text)?.[0] ?? '';
  if (word === '' || /^I(?:['’]|$)/.test(word) || /\p{Lu}/u.test(word.slice(1)) || isName(word)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** “an” before the sound of a vowel, else “a”. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|util|eu|one\b|once\b|ub|ura)/i.test(word)) return 'a';
  if (/^(?:[AEFHILMNORSX]|8)[A-Z\d]*\b/.test(word) && /^[A-Z\d]+\b/.test(word)) return 'an';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** A text without its line breaks, one space for each. */
export function onOneLine(text: string): string {
  return text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ')
    : text;
}

/** The same letters in another order. */
export function isTransposition(a: string, b: string): boolean {
  return [...a].toSorted().join('') === [...b].toSorted().join('');
}

/** Damerau and Levenshtein's distance: insertions, deletions, replacements and neighbors swapped. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}
