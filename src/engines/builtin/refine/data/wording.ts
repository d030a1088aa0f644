import type { Wording } from '../text/phrases.js';
import { formsOf } from '../verbs/inflect.js';

/**
 * How a writer notes wordings down: rows `old = new`, parted by line ends or `; `; several old ones are parted by `|`; nothing after
 * `=` leaves the wording out; `old = new ! word word` holds not before these words, `old = new ? word word` only
 * before them (`.` is the end of a clause, `#` any number, `-ing` any word that ends so), `old = new < word word` not after them, `old = new > word word` only after them, `old = new ~ word word` not where one follows in the sentence,
 * `old = new ^` only where no word stands right before it.
 */
export function readWordings(lines: string): Wording[] {
  return rowsOf(lines).flatMap(([left = '', right = '']) => {
    const { to, ...condition } = readRight(right);
    return left.split('|').map((from) => ({ from: from.trim(), to, ...condition }));
  });
}

function rowsOf(lines: string): string[][] {
  const rows = lines.split(/\n|; /).filter((row) => row.trim() !== '');
  return rows.map((row) => row.split('='));
}

function readRight(right: string): Omit<Wording, 'from'> {
  const [to = ''] = right.split(/[!?<>~^]/);
  return {
    to: to.trim(),
    opens: right.includes('^'),
    before: wordsAfter('?', right),
    notBefore: wordsAfter('!', right),
    notAfter: wordsAfter('<', right),
    after: wordsAfter('>', right),
    notWith: wordsAfter('~', right),
  };
}

function wordsAfter(mark: '?' | '!' | '<' | '>' | '~', text: string): readonly string[] | undefined {
  const start = text.indexOf(mark);
  if (start < 0) return undefined;
  return text
    .slice(start + 1)
    .split(/[!?<>~^]/, 1)[0]
    ?.trim()
    .split(/\s+/)
    .map((word) => (word === '.' ? '' : word));
}

/** After these, “purchase” and “attempts” are nouns. */
const BEFORE_NOUNS = `a an the your our my his her its their each every any no some another first last next new recent of`;

/** Before these, “put off” is no past tense. */
const BEFORE_BASES = 'to will would can could should must may might shall please do did does not cannot';
const OBJECTS = 'me you him her us them it this that';
const SUBJECTS = 'i we you he she it they who'.split(' ');
const HELPERS = 'be been being is are was were am has have had'.split(' ');
const ADVERBS = 'not never also already just since always ever recently'.split(' ');
const DETERMINERS = '# the a an my your his her its our their'.split(' ');

/**
 * Verbs and their equivalents as bases whose forms follow: `chuck _ out|bin @ = discard _`, where `_` is nothing, “it” or
 * “them”, and `@` any pronoun.
 */
export function readVerbs(lines: string): Wording[] {
  return rowsOf(lines).flatMap(([left = '', right = '']) => {
    const { to, ...condition } = readRight(right);
    return left.split('|').flatMap((verb) => inflected(verb.trim(), to, condition));
  });
}

const fill = (form: string, object: string) => form.replace(/ [_@]/, object && ` ${object}`);

/** Base, third person, gerund, past and participle. */
function formsIn(phrase: string): string[] {
  const [verb = '', ...rest] = phrase.split(' ');
  const { third, past, participle, gerund } = formsOf(verb);
  return [verb, third, gerund, past, participle].map((form) => [form, ...rest].join(' '));
}

type Limits = Omit<Wording, 'from' | 'to'>;

function inflected(from: string, to: string, condition: Limits): Wording[] {
  const [[base, , , past, participle], now] = [formsIn(from), formsIn(to)];
  // “showed” can't stand for a participle, and “got” is a poor one: “can be showed”, “must be got”.
  const isUnclear = past === participle && (now[3] !== now[4] || now[3] === 'got');
  const nouns = `${BEFORE_NOUNS}${participle === base ? ' have has had' : ''}`.split(' ');
  const objects = from.includes('@') ? OBJECTS.split(' ') : from.includes('_') ? ['', 'it', 'them'] : [''];
  return formsIn(from).flatMap((form, index) => {
    if (index > 2 && form === base) return [];
    const after = index === 0 && past === base ? BEFORE_BASES.split(' ') : condition.after;
    const notAfter = index < 2 ? [...nouns, ...(condition.notAfter ?? [])] : condition.notAfter;
    const limits = { ...condition, after, notAfter };
    const sure = index > 2 && isUnclear ? whereSure(index, now[index]!, limits) : [limits];
    return sure.flatMap((limit) =>
      objects.map((each) => ({ ...limit, from: fill(form, each), to: fill(now[index]!, each) })),
    );
  });
}

/** Where a form is surely a past tense (“they showed”) or a participle (“has been shown”). */
function whereSure(index: number, form: string, limits: Limits): Limits[] {
  if (limits.after) return [];
  const own = { ...limits, after: index === 4 ? HELPERS : SUBJECTS };
  if (form.startsWith('got')) return index === 4 ? [] : [own];
  if (index === 4) return [own];
  return [own, { ...limits, before: limits.before ?? DETERMINERS, notAfter: [...HELPERS, ...ADVERBS] }];
}
