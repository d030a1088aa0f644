import { DATE } from '../invariant/find-atoms.js';
import { fallsOnSameDay } from '../text/dates.js';
import type { Edit } from '../text/edits.js';
import { capitalise, isCommonName } from '../text/words.js';
import { readNumber } from '../reading/numbers.js';

const WEEKDAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
/** “Friday, 18 April” */
const DAY = String.raw`(?:${WEEKDAY},? (?:the )?)?(?:${DATE})`;
const COUNT = String.raw`\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;

/** The data that one can say to be others now, as patterns by their kind. “Black Friday” is a name. */
const KINDS = new Map(
  [
    String.raw`date => \b(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ll]ast) ${WEEKDAY}|${DAY}|\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|\b(?<!\p{Lu}\p{Ll}* )${WEEKDAY}(?=s?\b)(?! \p{Lu}|['’]\p{Ll}{2})`,
    String.raw`price => (?:[£$€]\d+(?:[.,]\d+)*|(?<![\d.,])\d+(?:[.,]\d+)* ?(?:pounds|euros?|dollars))(?![\p{L}\d]| (?:million|billion)\b)`,
    String.raw`hours => \b\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:to|until|till|and|[-–—]) ?(?:\d{1,2}(?:[:.]\d\d)? ?[ap]m\b|\d{1,2}:\d\d)`,
    String.raw`place => \b(?:[Rr]oom|[Gg]ate|[Pp]latform|[Hh]all|[Pp]itch|[Cc]ourt|[Tt]erminal|[Ff]loor|[Tt]able|[Ss]tudio|[Cc]lassroom|[Ll]ab|[Bb]ay|[Ll]ane|[Tt]rack) (?:\d{1,4}[A-Za-z]?|\p{Lu}\d{0,4})\b`,
    String.raw`time => \b(?:\d{1,2}(?:[:.]\d\d)? ?[ap](?:m\b|\.m\.)|\d{1,2}:\d\d|noon|midday|midnight)(?:\b|(?<=\.m\.))|(?<=\b(?:at|by|from|until|till|before|after|to) )\d{1,2}\.[0-5]\d(?![\d%]| ?(?:k?m|kg|million)\b)`,
    String.raw`phone => (?<!\b(?:[Oo]rder|[Rr]ef\p{L}*|[Ii]nvoice|[Aa]ccount|[Bb]ooking|[Nn]o)\.? (?:number )?)(?<![\d.,£$€])(?:\(?\d{3}\)?[- .]\d{3}[- .]\d{4}|[+0][\d ()-]{7,16}\d)(?!\d)`,
    String.raw`email => [\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+`,
    String.raw`website => \b(?:https?:\/\/|www\.)[^\s<>()]{3,200}[\w/]`,
    String.raw`measure => (?<![\d.,])\d+(?:[.,]\d+)? ?(?:[km]?g|[cm]?l|[ckm]?m|oz|lbs?)\b(?! ?\d)`,
    String.raw`month => (?<=\b(?:in|since|until|from|during) )(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?! \d| \p{Lu})`,
    String.raw`percentage => (?<![\d.,])\d{1,3}(?:\.\d+)? ?%`,
  ].map((kind) => {
    const [name = '', pattern = ''] = kind.split(' => ');
    return [name, new RegExp(pattern, 'gu')];
  }),
);
/** “$6 each”, “£8.20 an hour” */
const RATE = /^ (?:each|(?:an?|per) (?!time\b|week later|day later)\p{Ll}+)/u;

/** A datum and where it stands. */
export interface Datum {
  text: string;
  start: number;
}

/** A new datum of a kind: “places” where it is a number of them. */
export interface NewDatum extends Datum {
  kind: string;
}

/** The data of a kind; `places` are such numbers of them. New ones may stand without what leads to those of a text, and have a rate. */
export function dataIn(text: string, kind: string, isNew = false): Datum[] {
  const pattern =
    KINDS.get(kind) ??
    new RegExp(`(?<![\\d.,:£$€\\p{L}-])(?:${COUNT})(?=[ -](?:\\p{Ll}+ )?${kind}\\b)`, 'giu');
  return [...text.matchAll(pattern)].map(({ 0: found, index: start }) => {
    const rate = isNew && kind === 'price' ? (RATE.exec(text.slice(start + found.length))?.[0] ?? '') : '';
    return { text: found + rate, start };
  });
}

/** “15 places”: a number of the things that are its kind. */
function countOf(said: string): NewDatum[] {
  const things = String.raw`(?: (\p{Ll}{3,}[^s\W]s|people|children)|-(\p{Ll}{3,}))\b`;
  const found = new RegExp(String.raw`(?<![\d.,:£$€\p{L}-])(${COUNT})${things}`, 'iu').exec(said);
  return found ? [{ text: found[1]!, start: found.index, kind: found[2] ?? found[3]! }] : [];
}

export const SPAN_BEFORE = /\d(?:st|nd|rd|th)? ?(?:to|and|or|until|till|[-–—&/]) ?$/;

/** “thursday 6 march” → “Thursday 6 March” */
const withCapitals = (said: string) =>
  said.replace(/\b\p{L}{3,}(?= \d)|(?<=\d(?:st|nd|rd|th)? )\p{L}{3,}|\b\p{L}+days?\b/giu, (word) =>
    isCommonName(word) ? capitalise(word) : word,
  );

/** The new data of a statement, at most one of each kind; none where one kind has several. */
export function newData(said: string): NewDatum[] {
  let left = withCapitals(said);
  const made = [...KINDS.keys()].flatMap((kind) =>
    dataIn(left, kind, true).map((datum) => {
      const { text, start } = datum;
      const isSpan = SPAN_BEFORE.test(left.slice(0, start));
      left = left.slice(0, start) + ' '.repeat(text.length) + left.slice(start + text.length);
      return { ...datum, kind: isSpan ? '' : kind };
    }),
  );
  if (made.length === 0) return countOf(left);
  const isClear = new Set(made.map(({ kind }) => kind)).size === made.length;
  return isClear && made.every(({ kind }) => kind !== '') ? made : [];
}

export const formOf = (date: string) =>
  date
    .replace(/\p{L}+day\b/iu, 'D')
    .replace(/\p{L}{3,}/u, 'M')
    .replace(/\d+/g, '0');

/** The part of a datum that a new one replaces: the weekday and the year that it lacks depend on where they stand. */
export function partReplaced({ text, start }: Datum, to: string): { start: number; end: number } {
  const part = named(text, to);
  const from = start + text.indexOf(part);
  return { start: from, end: from + part.length };
}

const named = (datum: string, to: string) =>
  WHOLE_DATE.test(to)
    ? datum.replace(LED_BY_DAY, '').replace(/\d{4}$/.test(to) ? '' : /(?<=\p{L}.*),? \d{4}$/u, '')
    : /^\d{1,2}:\d\d$/.test(to) && Number(to.slice(0, -3)) <= 12
      ? datum.replace(/(?<=:\d\d) ?[ap]m$/, '')
      : datum;

const WHOLE_DATE = new RegExp(`^(?:${DATE})$`, 'u');
const LAST_DATE = new RegExp(`(?:${DATE})$`, 'u');
const LED_BY_DAY = new RegExp(`(${WEEKDAY}),? (?:the )?(?=\\d|\\p{Lu}|$)`, 'u');
const UNIT = String.raw`(?: ?(?:[ap](?:m\b|\.m(?:\.(?=,| \p{Ll})|\b))|%|[kmcµ]?g\b|lbs?\b|oz\b|[cm]?l\b|[kcm]?m\b|mph\b|km/h\b)| (?:o['’]clock|hundred|thousand|million|euros?|dollars?|pounds?|cents?|pence|p|seconds?|minutes?|hours?|days?|weeks?|months?|years?|miles?|degrees|percent)\b)(?: (?:a|per) \p{Ll}+)?| (?:a|per) \p{Ll}+`;
const MEASURED = new RegExp(`^[£$€]?\\d[\\d.,:]*(?:${UNIT})|^[£$€]\\d`, 'iu');
const UNIT_NEXT = new RegExp(`^(?:${UNIT})`, 'u');
const MONEY = /[£$€]|\b(?:euros?|dollars?|pounds?|cents?|pence)\b/i;

/** A number's old unit goes where the new one has its own, and a weekday where it may not fit the new date. */
export function withItsUnit(text: string, edit: Edit, to: string, warn: (message: string) => void): Edit {
  let { start, end } = edit;
  const old = text.slice(start, end);
  const own = [...to.matchAll(/ (?=\S)/g)].map(({ index }) => to.slice(index));
  const shown = own.find(
    (each) => text.startsWith(each, end) && !/^\p{L}/u.test(text.slice(end + each.length)),
  );
  if (shown) end += shown.length;
  else if (/\d$/.test(old) && MEASURED.test(to)) {
    const [unit = ''] = UNIT_NEXT.exec(text.slice(end, end + 40)) ?? [];
    if (/\d ?[\p{L}%]/u.test(to) || !/^ (?:a|per) /.test(unit)) end += unit.length;
    if (MONEY.test(to) && /[£$€]/.test(text.charAt(start - 1))) start -= 1;
  }
  const date = LAST_DATE.exec(to)?.[0];
  if (date && WHOLE_DATE.test(old)) {
    const year = /^,? (\d{4})\b/.exec(text.slice(end, end + 7));
    if (year && /\d{4}$/.test(to)) end += year[0].length;
    const before = text.slice(start > 16 ? start - 16 : 0, start);
    const day = LED_BY_DAY.exec(before);
    if (day && day.index + day[0].length === before.length && !fallsOnSameDay(old, date, year?.[1])) {
      start -= day[0].length;
      if (date === to) warn(`“${day[1]}” was left out, as it may not be the day of ${to}`);
    }
  }
  const isChanged = (readNumber(old) === 1) !== (readNumber(to) === 1) && readNumber(to) && readNumber(old);
  if (isChanged && /^ \p{Ll}{2}/u.test(text.slice(end, end + 3)))
    warn(`Check what follows “${to}”, which was “${old}”`);
  return { start, end: to.endsWith('.') && text.charAt(end) === '.' ? end + 1 : end, text: to };
}
