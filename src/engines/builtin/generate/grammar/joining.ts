/** "a", "a and b", "a, b and c"; the items of a list that holds "and" itself are set apart by semicolons. */
export function joinAnd(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1);
  if (before.some((item) => /\sand\s|,/.test(item)) && items.length > 2)
    return `${before.join('; ')}; ${word} ${last}`;
  return `${before.join(', ')} ${word} ${last}`;
}

const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "three" for 3; figures above twelve. */
export function numberWord(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

/** "a" or "an" by sound, for the commonest exceptions too. */
export function indefiniteArticle(phrase: string): 'a' | 'an' {
  const word = /^["'(]*([\p{L}\p{N}]+)/u.exec(phrase)?.[1] ?? '';
  if (/^(?:8|11$|18)/.test(word)) return 'an';
  if (/^\p{Lu}{2,}$/u.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return 'an';
  if (/^(?:uni(?!n|mp)|use|usu|eu|one|once|ubiq|uk|ut[ei])/i.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** Words as a reader counts them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.,%/-]*/gu)?.length ?? 0;
}
