import { regex } from '../../text/regex.js';

/** `any` writes every date in one way, whichever of its two numbers is the day. */
export type DateFormat = 'us' | 'uk' | 'iso' | 'any';
/** `from` only where the instructions say it. */
export interface DateChange {
  to: DateFormat;
  from?: DateFormat;
  /** Whether months are to be written as names, without “the” and “of”. */
  inWords?: boolean;
}

interface DateParts {
  weekday: string | undefined;
  /** “14”, “3 to 5” */
  days: string;
  month: string;
  year: string | undefined;
}

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
);
export const MONTH = `(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)`;
const WEEKDAY = String.raw`(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?`;
const NTH = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?!\d)`;
const FREE = String.raw`(?<![\p{L}\p{N}_/£$€#]|\d[.,:–-]|\b(?:[Rr]oom|[Ff]light|[Ss]ection|[Hh]ouse|[Ff]lat|[Uu]nit|[Cc]hapter|[Pp]age|[Pp]latform|[Gg]ate|[Nn]o\.?|[Nn]umber|[Vv]erse) )`;
const STOP = String.raw`(?:(?<=\b\p{L}{3,4})\.(?= (?:\d{4}|\p{Ll})))?`;
const ENDS = String.raw`(?=[.,;:!?)]|$|\n| (?:at|in|on|from|for|and|or|to|until|till|with|is|are|was|were|will|we|I|you)\b)`;

/** “Monday 1 and Tuesday 2 June” */
const SHARED = regex.gu`\b(${WEEKDAY},? ${NTH})(?= ?(?:and|or|to|,|–|-) ?${WEEKDAY},? ${NTH}(?: of)? (${MONTH})\b)`;
const DAY_FIRST = regex.gu`(?:\b(${WEEKDAY}),? )?${FREE}(?:\b([Tt]he) )?((?:(?:${NTH}, ){0,4}${NTH}(?:,? and | or )|${NTH}(?: ?[–-] ?| to ))?${NTH})( of)? (${MONTH})\b${STOP}(?:,? (\d{4})\b)?(?! (?:be|Street|Road|Lane|Avenue|Drive|Close|Place|Court|past)\b)`;
const MONTH_FIRST = regex.gu`(?:\b(${WEEKDAY})\.?,? )?\b(${MONTH})\.? (${NTH}(?: ?[–-] ?${NTH}|(?: to | and | or )${NTH}(?=,? \d{4}\b|[.,;!?)]|$|\n| (?:at|in|on|from)\b))?)(?![\p{L}\p{N}]|[:./]\d| (?:people|persons|guests|miles|km|kilomet\p{Ll}+|hours|more|times|units|per ?cent|pm|am)\b|%)(?:,? (\d{4})\b(,(?= (?:is|are|was|were|will|has|at|from|and(?! (?:the|an?|it|we|they|he|she|you|I|there|our|my|your|this)\b))\b))?)?`;
const ISO = regex.gu`(?<![\p{L}\p{N}/_.-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\p{L}\p{N}/_-])`;
export const NUMERIC = regex.gu`(?<![\p{L}\p{N}./_£$€-])(\d{1,2})(?:\/(\d{1,2})\/(\d{4}|\d{2})|([.-])(\d{1,2})\4(\d{4}))(?![\p{L}\p{N}/_-]|\.\d)`;

/** Writes the dates of a prose in a format. Numbers are exchanged only where it is plain which one is the day. */
export function writeDates(prose: string, change: DateChange): string {
  const { to, inWords } = change;
  const named = (month: string) => (inWords ? NAMES[indexOf(month)]! : month);
  let written = prose.replace(
    NUMERIC,
    (found, a: string, b?: string, year?: string, mark = '/', b2 = '', year2 = '') =>
      writeNumeric(found, [a, b ?? b2, year ?? year2], mark, change),
  );
  if (to !== 'iso')
    written = written.replace(ISO, (_, year: string, month: string, day: string) =>
      write({ weekday: undefined, days: `${Number(day)}`, month: NAMES[Number(month) - 1]!, year }, to)!,
    );
  if (to !== 'uk' || inWords) {
    written = written.replace(SHARED, (_, day: string, month: string) => `${day} ${month}`);
    written = written.replace(
      DAY_FIRST,
      (found, weekday?: string, the?: string, days = '', of?: string, month = '', year?: string, at = 0) => {
        const parts = { weekday, days: inDigits(days), month: named(month), year };
        const after = written.slice(Number(at) + found.length, Number(at) + found.length + 12);
        const isNoun = the && !of && !ENDING.test(after);
        const made = write(parts, to);
        return made === undefined ? found : (isNoun ? `${the} ` : '') + made;
      },
    );
  }
  if (to !== 'us')
    written = written.replace(
      MONTH_FIRST,
      (found, weekday?: string, month = '', days = '', year?: string) =>
        write({ weekday, days: inDigits(days), month: named(month), year }, to) ?? found,
    );
  return written;
}
const indexOf = (month: string) => NAMES.findIndex((name) => name.startsWith(month.slice(0, 3)));
const inDigits = (days: string) => days.replace(/(?<=\d)(?:st|nd|rd|th)/g, '');
const ENDING = regex.u`^${ENDS}`;

/** Undefined where a format has no way to write a date. */
function write({ weekday, days, month, year }: DateParts, to: DateFormat): string | undefined {
  const number = indexOf(month) + 1;
  const day = weekday === undefined ? '' : weekday + (to === 'us' ? ', ' : ' ');
  if (to === 'us') return `${day}${month} ${days}${year ? `, ${year}` : ''}`;
  if (to === 'uk') return `${day}${days} ${month}${year ? ` ${year}` : ''}`;
  if (to === 'any') return day + days.replace(/\d+/g, (each) => inOneWay(number, Number(each), year));
  if (year === undefined || /\D/.test(days)) return undefined;
  return `${day}${year}-${String(number).padStart(2, '0')}-${days.padStart(2, '0')}`;
}

const inOneWay = (month: number, day: number, year = '') =>
  [Math.min(month, day), Math.max(month, day), year].join('/').replace(/\/$/, '');

/** Whether either number of a date may be its day. */
export function isUnsure(date: string): boolean {
  const [a = 0, b = 0] = date.split(/[/.-]/).map(Number);
  return a !== b && a <= 12 && b <= 12;
}

function writeNumeric(
  found: string,
  [a, b, year]: [string, string, string],
  mark: string,
  change: DateChange,
): string {
  const { to, from, inWords } = change;
  const [first, second] = [Number(a), Number(b)];
  if (Math.min(first, second) > 12 || Math.max(first, second) > 31 || Math.min(first, second) < 1)
    return found;
  if (to === 'any') return inOneWay(first, second, year);
  if (isUnsure(found) && from === undefined) return found;
  const isDayFirst = first > 12 || (second <= 12 && from === 'uk');
  const [day, month] = isDayFirst ? [a, b] : [b, a];
  if (inWords && year.length < 4) return found;
  if (inWords)
    return write({ weekday: undefined, days: `${Number(day)}`, month: NAMES[Number(month) - 1]!, year }, to)!;
  if (to === 'us') return [month, day, year].join(mark);
  if (to === 'uk') return [day, month, year].join(mark);
  return year.length === 4 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : found;
}

const at = (date: string, other: string) =>
  Date.parse(
    `${date.replace(/(?<=\d)(?:st|nd|rd|th)| of|,? \d{4}$/g, '')} ${/\d{4}$/.exec(date)?.[0] ?? other} UTC`,
  );

/** Whether two dates are whole weeks apart, in any year where theirs is not told. */
export function fallsOnSameDay(old: string, now: string, year = / \d{4}$/.exec(old)?.[0]): boolean {
  return (year ? [year] : ['2024', '2025']).every(
    (each) => (at(old, each) - at(now, each)) % 604_800_000 === 0,
  );
}
