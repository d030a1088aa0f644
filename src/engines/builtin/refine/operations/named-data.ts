import { DATE } from '../invariant/find-atoms.js';
import type { Edit } from '../text/edits.js';
import { occurrences } from '../text/occurrences.js';
import { splitSentences } from '../text/sentences.js';
import { readNumber } from '../reading/numbers.js';
import { capitalise } from '../text/words.js';

const WEEKDAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
/** “Friday, 18 April” */
const DAY = String.raw`(?:${WEEKDAY},? (?:the )?)?(?:${DATE})`;
/** “Change the date to 4 May and the price to £12”: what may name the only datum of a kind, and such data. “Black Friday” is a name. */
const KINDS = [
  String.raw`date|day|deadline => ${DAY}|\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|(?<=\b(?:[Oo]n|[Bb]y|[Uu]ntil|[Bb]efore|is|ends|[Ss]ee you) )${WEEKDAY}\b(?! \p{Lu}|['’])`,
  String.raw`price|cost|fee => (?:[£$€]\d+(?:[.,]\d+)*|(?<![\d.,])\d+(?:[.,]\d+)* ?(?:pounds|euros?|dollars))(?![\p{L}\d]| (?:million|billion)\b)`,
  String.raw`time => \b(?:\d{1,2}(?:[:.]\d\d)? ?[ap](?:m\b|\.m\.)|\d{1,2}:\d\d|noon|midday|midnight)(?:\b|(?<=\.m\.))`,
  String.raw`number => (?<=\b(?:[Pp]hone|[Cc]all|[Rr]ing|[Tt]ext|[Tt]el|us on|me on|at|is)[.:]? )[+0][\d ()-]{7,16}\d(?!\d)`,
].map((kind) => {
  const [names = '', pattern = ''] = kind.split(' => ');
  return { names: names.split('|'), pattern: new RegExp(pattern, 'gu') };
});
const WHOLE_DATE = new RegExp(`^(?:${DATE})$`, 'u');
const LAST_DATE = new RegExp(`(?:${DATE})$`, 'u');
/** “The sale now starts on Friday, 18 April” */
export const MOVED_TO = new RegExp(
  String.raw`^(?:the |our |my |this )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}? (?:(?:is|are|will) )?(?:now|has (?:now )?(?:been )?(?:moved|changed)|have been moved|(?:been |being )?moved)(?: (?:on|to|be|held|starts?|starting|begins?|opens?|ends?|closes?|due|taking|takes?|place|happening|going|ahead|by|for)){1,4} (?<day>${DAY})(?: instead)?$`,
  'iu',
);
/** “Move the meeting to Thursday, May 8 at 2 p.m.” */
export const MOVE_TO = new RegExp(
  String.raw`\b(?:move|reschedule|shift|postpone|change) (?:the |our |my |this )?[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20}){0,2} to (?<day>${DAY})(?:,? (?:at |from )?(?<time>\d{1,2}(?:[:.]\d\d)? ?[ap](?:m\b|\.m\.?)|\d{1,2}:\d\d|noon))?$`,
  'iu',
);
export const formOf = (date: string) =>
  date
    .replace(/\p{L}+day\b/iu, 'D')
    .replace(/\p{L}{3,}/u, 'M')
    .replace(/\d+/g, '0');
const SPAN = /\d(?:st|nd|rd|th)?(?: ?[ap]m)? ?(?:to|and|or|until|till|[-–—&/]) ?[£$€]?\d/;

function dataIn(text: string, name: string): RegExpExecArray[] {
  const kind = KINDS.find(({ names }) => names.includes(name));
  return kind ? [...text.matchAll(kind.pattern)] : [];
}

/** What an instruction names, where the new datum is of that kind. */
export function datumNamed(named: string, to: string): string | undefined {
  const name = named.toLowerCase().replace(/.* /, '');
  return [to, capitalise(to)].some((datum) => dataIn(`is ${datum}`, name)[0]?.[0] === datum)
    ? name
    : undefined;
}

/** “Saturday 18 January”, beside which “10 January” is another matter. */
const DAY_AND_MONTH = new RegExp(`^${WEEKDAY}.*\\d`, 'u');

/** The only datum of a kind, where its words say nothing else in the text. */
export function datumIn(content: string, name: string, to: string): string | undefined {
  const found = dataIn(content, name);
  const [datum = ''] = found[0] ?? [];
  const isOne = found.every(
    ({ 0: text, index: at }) => text === datum && !SPAN.test(content.slice(at > 12 ? at - 12 : 0, at + 16)),
  );
  if (isOne && datum && content.split(datum).length === found.length + 1) return named(datum, to);
  const [full, ...others] = name === 'date' ? found.filter(({ 0: text }) => DAY_AND_MONTH.test(text)) : [];
  const isAlone = full && others.length === 0 && content.split(full[0]).length === 2;
  return isAlone && DAY_AND_MONTH.test(to) ? full[0] : undefined;
}

/** “Change the admission to $4”: the only datum of that kind in the sentences about admission, if it is in no others. */
export function datumBeside(content: string, thing: string, to: string): string | undefined {
  const noun = thing.replace(/^(?:the|our|my|its|your) /i, '');
  const name = ['price', 'time', 'date'].find((kind) => datumNamed(kind, to));
  if (!name || /[\d§]/.test(noun)) return undefined;
  const about = splitSentences(content)
    .map(({ text }) => text)
    .filter((text) => occurrences(text, noun).length > 0);
  const found = new Set(about.flatMap((text) => dataIn(text, name).map(([datum]) => datum)));
  const [datum = ''] = found;
  const isOnlyThere = content.split(datum).length === about.join(' ').split(datum).length;
  return found.size === 1 && isOnlyThere ? named(datum, to) : undefined;
}

/** A date without the weekday and year that the new one lacks too: what becomes of them depends on where they stand. */
const named = (datum: string, to: string) =>
  WHOLE_DATE.test(to)
    ? datum.replace(LED_BY_DAY, '').replace(/\d{4}$/.test(to) ? '' : /(?<=\p{L}.*),? \d{4}$/u, '')
    : /^\d{1,2}:\d\d$/.test(to) && Number(to.slice(0, -3)) <= 12
      ? datum.replace(/(?<=:\d\d) ?[ap]m$/, '')
      : datum;

const LED_BY_DAY = new RegExp(`(${WEEKDAY}),? (?:the )?(?=\\d|\\p{Lu}|$)`, 'u');
const UNIT = String.raw`(?: ?(?:[ap](?:m\b|\.m(?:\.(?=,| \p{Ll})|\b))|%|[kmcµ]?g\b|lbs?\b|oz\b|[cm]?l\b|[kcm]?m\b|mph\b|km/h\b)| (?:o['’]clock|hundred|thousand|million|euros?|dollars?|pounds?|cents?|pence|p|seconds?|minutes?|hours?|days?|weeks?|months?|years?|miles?|degrees|percent)\b)(?: (?:a|per) \p{Ll}+)?| (?:a|per) \p{Ll}+`;
const MEASURED = new RegExp(`^[£$€]?\\d[\\d.,:]*(?:${UNIT})|^[£$€]\\d`, 'iu');
const UNIT_NEXT = new RegExp(`^(?:${UNIT})`, 'u');
const MONEY = /[£$€]|\b(?:euros?|dollars?|pounds?|cents?|pence)\b/i;

/** A number's old unit goes where the new one has its own, and a weekday where it may not fit the new date. */
export function withItsUnit(text: string, edit: Edit, to: string, warn: (message: string) => void): Edit {
  let { start, end } = edit;
  const old = text.slice(start, end);
  const own = / .+$/.exec(to)?.[0] ?? '';
  if (own && text.startsWith(own, end)) end += own.length;
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

const at = (date: string, other: string) =>
  Date.parse(
    `${date.replace(/(?<=\d)(?:st|nd|rd|th)| of|,? \d{4}$/g, '')} ${/\d{4}$/.exec(date)?.[0] ?? other} UTC`,
  );

/** Whether two dates are whole weeks apart, in any year where theirs is not told. */
function fallsOnSameDay(old: string, now: string, year = / \d{4}$/.exec(old)?.[0]): boolean {
  return (year ? [year] : ['2024', '2025']).every(
    (each) => (at(old, each) - at(now, each)) % 604_800_000 === 0,
  );
}
