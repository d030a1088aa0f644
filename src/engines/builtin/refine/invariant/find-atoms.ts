import { regex } from '../../text/regex.js';
import { MONTH } from '../text/dates.js';
import { isSentenceStart } from '../text/edits.js';
import { ADDRESS, CODE } from '../text/protect.js';
import { wordSet } from '../text/words.js';

/** What no rule may invent, change or lose unasked. */
export type AtomKind = 'address' | 'code' | 'quotation' | 'date' | 'number' | 'name';

/** One protected part of a text: as it stands there, and normalized for comparison. */
export interface Atom {
  kind: AtomKind;
  text: string;
  /** The parts that must be found in the other text: the words of a name or date, else one. */
  keys: readonly string[];
}

export const QUOTATION = String.raw`“[^“”\n]{1,600}”|«[^«»\n]{1,600}»|(?<![\p{L}\p{N}"])"[^"\n]{1,600}"(?![\p{L}\p{N}])|(?<![\p{L}\p{N}'’])‘[^‘’\n]{2,300}’(?![\p{L}\p{N}])`;
export const NUMBER = String.raw`(?<![\p{L}\p{N}_])(?:(?<=[^\S\n]|\()[-−](?=[£$€¥]?\d))?[£$€¥]?\d+(?:[.,:/–-]\d+)*`;
/** What a number measures. */
const MEASURE = String.raw` ?(?:%|percent|[kmcµ]?g|mcg|lbs?|oz|[mc]?l|[kmc]?m|km/h|mph|[KkMGT]B|hrs?|[ap]\.?m|°[CF]?|units)(?![\p{L}\p{N}])`;
const COUNTED = String.raw` ?(?:hundred|thousand|million|billion|seconds?|minutes?|hours?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|degrees|words)(?![\p{L}\p{N}])`;
const AMOUNT = `${NUMBER}(?:${MEASURE}|${COUNTED})?`;
export const DATE = String.raw`(?<![\p{L}\p{N}_])\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b(?:,? \d{4})?|\b${MONTH} \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?`;
const CAPITAL = String.raw`(?<![\p{L}\p{N}@#'’_])\p{Lu}[\p{L}\p{N}]*(?:['’&-][\p{L}\p{N}]+)*`;

const ATOM = regex.gu`(?<address>${ADDRESS})|(?<code>${CODE})|(?<quotation>${QUOTATION})|(?<date>${DATE})|(?<number>(?!2(?:nite|day|moro|morrow|night)\b)${AMOUNT})|(?<name>${CAPITAL})`;

/** These begin sentences and say nothing about names; before a name they are no part of it. */
const FUNCTION_WORDS = wordSet`
  a an the this that these those my our your his her its their some any all each every no both few many most
  several i we you he she it they there here who what when where why how which whose and or but nor so yet if
  as at by for from in into of off on onto over per to up via with without after before since until while
  because although though unless once during between among about against under near please dear colleague
  colleagues customer customers parent parents guest guests resident residents tenant tenants member members
  applicant neighbour neighbours client clients patient patients student students sir sirs madam hi hello hey
  thanks thank yes no ok okay asap omg lol xx not now then also however therefore moreover finally first
`;

/**
 * The atoms of prose, in order. Names are capitalized words inside a sentence; the word that opens one may be any word, so
 * it only belongs to the name that it begins.
 */
export function findAtoms(text: string): Atom[] {
  const atoms: Atom[] = [];
  let run: { atom: Atom & { keys: string[] }; end: number } | undefined;
  const settle = () => {
    if (run && run.atom.keys.length > 0) atoms.push(run.atom);
    run = undefined;
  };
  for (const match of text.matchAll(ATOM)) {
    const kind = kindOf(match);
    const [found] = match;
    if (kind !== 'name') {
      settle();
      atoms.push({ kind, text: found, keys: keysOf(kind, found) });
      continue;
    }
    const key = nameKey(found);
    const isOpening = isSentenceStart(text, match.index);
    const continues =
      run !== undefined && continuesName(text.slice(0, run.end), text.slice(run.end, match.index), isOpening);
    if (!continues) settle();
    if (FUNCTION_WORDS.has(key.replace(/'.*/, ''))) continue;
    if (run && continues) {
      run.atom.text += text.slice(run.end, match.index) + found;
      run.atom.keys.push(key);
      run.end = match.index + found.length;
    } else
      run = { atom: { kind, text: found, keys: isOpening ? [] : [key] }, end: match.index + found.length };
  }
  settle();
  return atoms;
}

/** “Priya Nair”, “Dr. Okonkwo”, “J. Okonkwo”, but not “Add sachet B. Lastly”. */
function continuesName(before: string, gap: string, isOpening: boolean): boolean {
  if (gap !== '. ') return gap === ' ' && !isOpening;
  const [, word = ''] = /(\p{Ll}{3,20}) \p{Lu}$/u.exec(before.slice(-24)) ?? [];
  const isLabel = word !== '' && !FUNCTION_WORDS.has(word);
  return !isLabel && /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Prof|St|\p{Lu})$/u.test(before.slice(-6));
}

function kindOf({ groups = {} }: RegExpMatchArray): AtomKind {
  return Object.keys(groups).find((kind) => groups[kind] !== undefined) as AtomKind;
}

function keysOf(kind: AtomKind, found: string): string[] {
  if (kind === 'number') return [numberKey(/^\D{0,2}[\d.,:/–-]*\d/u.exec(found)?.[0] ?? found)];
  if (kind === 'date') return plain(found).match(/\d+|\p{L}{3,}/gu) ?? [];
  return [kind === 'address' ? found : quotedKey(found)];
}

/** The words of a quotation or a piece of code, without its marks. */
export function quotedKey(found: string): string {
  return plain(found)
    .replace(/^["'\x60\s]+/, '')
    .replace(/(?<!["'\x60\s])["'\x60\s]+$/, '');
}

/** Without group separators: `1,200,000` and `1200000` are one number. */
export function numberKey(found: string): string {
  return found.replace(/,(?=\d{3}(?!\d))/g, '');
}

/** Without a possessive ending. */
function nameKey(found: string): string {
  return plain(found).replace(/'s?$/, '');
}

/** In small letters, with straight quotes and single spaces. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/\s+/g, ' ');
}
