import { regex } from '../../text/regex.js';
import { BRITISH_BY_USE, toBritish, toAmerican } from '../data/spelling-variants.js';
import type { Operation, Reading } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { isSentenceStart } from '../text/edits.js';

type Dialect = 'uk' | 'us';

/** “From American to British spelling” */
const exchange = (to: Dialect, from: string, names: string): Reading<Dialect> => ({
  pattern: regex.i`\b(?:${from})(?:(?: |-)(?:english|spellings?))* (?:in)?to (?:${names})(?:(?: |-)(?:english|spellings?))*(?=\W|$)`,
  read: () => to,
});
/** A dialect by its names; where it is to go, the other one. */
const reading = (asked: Dialect, other: Dialect, names: string): Reading<Dialect> => ({
  pattern: regex.i`\b(?:(?:in|to|into|use|using) )?(?:${names})(?:(?: |-)(?:english|spellings?|style|conventions|variants?))*(?=\W|$)`,
  in: ['plain', 'remove'],
  read: ({ input, index }) =>
    /\b(?:avoid|no|without|remove)\b/i.test(input.slice(0, index)) ? other : asked,
});
const BRITISH = String.raw`(?:britici|anglici|briti)[sz]e(?: the)?|british|uk|u\.k\.|commonwealth|australian|en-gb|english \(uk\)`;
const AMERICAN = String.raw`americani[sz]e(?: the)?|american|us(?= english| spelling)|u\.s\.|usa|en-us|english \(us\)`;

export const dialect: Operation<Dialect> = {
  name: 'dialect',
  readings: [
    exchange('uk', AMERICAN, BRITISH),
    exchange('us', BRITISH, AMERICAN),
    reading('uk', 'us', BRITISH),
    reading('us', 'uk', AMERICAN),
  ],
  apply(content, to) {
    const table = to === 'uk' ? toBritish() : toAmerican();
    return editProse(content, (prose) => {
      const respelled = prose.replace(/\p{L}+/gu, (word, offset: number) => {
        const other = variantOf(word.toLowerCase(), table);
        return other === undefined || isPartOfName(prose, word, offset) ? word : inCaseOf(word, other);
      });
      const byUse = to === 'uk' ? BRITISH_BY_USE : [];
      return byUse.reduce((text, [from, british]) => replaceOutsideNames(text, from, british), respelled);
    });
  },
};

const PREFIX = /^(?:un|re|de|dis|mis|over|under|pre|non|multi|co|out)/;

/** The other spelling of a word, also behind a prefix: “unauthorized”, “reorganize”. */
function variantOf(word: string, table: ReadonlyMap<string, string>): string | undefined {
  const whole = table.get(word);
  const prefix = whole === undefined ? PREFIX.exec(word)?.[0] : undefined;
  if (prefix === undefined) return whole;
  const stem = table.get(word.slice(prefix.length));
  return stem === undefined ? undefined : prefix + stem;
}

function replaceOutsideNames(prose: string, american: RegExp, british: string): string {
  return prose.replace(american, (...groups: unknown[]) => {
    const [found = ''] = groups.map(String);
    const offset = Number(groups.at(-2));
    if (isPartOfName(prose, found, offset)) return found;
    return british.replace(/\$(\d)/g, (_, digit: string) => String(groups[Number(digit)] ?? ''));
  });
}

/** A capital inside a sentence, or before another one: “Pearl Harbor”, “Labour Party members”. */
function isPartOfName(prose: string, word: string, offset: number): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  if (word === word.toUpperCase() && isShouted(prose, offset)) return false;
  const next = prose.slice(offset + word.length, offset + word.length + 3);
  return !isSentenceStart(prose, offset) || /^[\s-]\p{Lu}/u.test(next);
}

/** Whether the words around a place are all in capitals. */
function isShouted(prose: string, offset: number): boolean {
  return !/\p{Ll}/u.test(prose.slice(Math.max(0, offset - 40), offset + 40));
}

function inCaseOf(word: string, other: string): string {
  if (word === word.toUpperCase() && word.length > 1) return other.toUpperCase();
  return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
