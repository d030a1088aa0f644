import { regex } from '../../text/regex.js';

/** Words as a person counts them: runs without white space that hold a letter or a digit. */
export function countWords(text: string): number {
  let count = 0;
  for (const [run] of text.matchAll(/\S+/gu)) if (/[\p{L}\p{N}]/u.test(run)) count += 1;
  return count;
}

/** How often each item stands in a list. */
export function countEach<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
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

/** A list of words, as a template: wordList`one two`. */
export const wordList = ([words = '']: TemplateStringsArray): string[] => words.trim().split(/\s+/);
export const wordSet = (words: TemplateStringsArray): ReadonlySet<string> => new Set(wordList(words));

/** Pairs of words, `one=other`; `_` stands for a blank. */
export const wordPairs = (pairs: TemplateStringsArray): ReadonlyMap<string, string> =>
  new Map(wordList(pairs).map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]));

/** “an” before the sound of a vowel, else “a”. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(?:hour|honest|honou?r|heir)/i.test(word)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|util|eu|one\b|once\b|ub|ura)/i.test(word)) return 'a';
  if (/^(?:[AEFHILMNORSX]|8)[A-Z\d]*\b/.test(word) && /^[A-Z\d]+\b/.test(word)) return 'an';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** A text without its line breaks, one space for each. */
export function onOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

const COMMON_NAME = regex.i`^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|english|french|german|spanish|italian|dutch|russian|chinese|japanese|american|british|european)s?$`;

/** Whether a word is the name of a month, a day or a language, which anybody may misspell. */
export const isCommonName = (word: string): boolean => COMMON_NAME.test(word);
