import { DATE } from '../invariant/find-atoms.js';
import { capitalise } from '../text/words.js';

const WEEKDAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
/** “Change the date to 4 May and the price to £12”: what may name the only datum of a kind, and such data. “Black Friday” is a name. */
const KINDS = [
  String.raw`date|day|deadline => (?:${WEEKDAY},? (?:the )?)?(?:${DATE})|\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|(?<=\b(?:[Oo]n|[Bb]y|[Uu]ntil|[Bb]efore|is|ends|[Ss]ee you) )${WEEKDAY}\b(?! \p{Lu}|['’])`,
  String.raw`price|cost|fee => (?:[£$€]\d+(?:[.,]\d+)*|(?<![\d.,])\d+(?:[.,]\d+)* ?(?:pounds|euros?|dollars))(?![\p{L}\d]| (?:million|billion)\b)`,
  String.raw`time => \b(?:\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}:\d\d|noon|midday|midnight)\b`,
  String.raw`number => (?<=\b(?:[Pp]hone|[Cc]all|[Rr]ing|[Tt]ext|[Tt]el|us on|me on|at|is)[.:]? )[+0][\d ()-]{7,16}\d(?!\d)`,
].map((kind) => kind.split(' => '));
/** “The sale now starts on Friday, 18 April” */
export const MOVED_TO = new RegExp(
  String.raw`^(?:the |our |my |this )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}? (?:(?:is|are|will) )?(?:now|has (?:now )?(?:been )?(?:moved|changed)|have been moved|(?:been |being )?moved)(?: (?:on|to|be|held|starts?|starting|begins?|opens?|ends?|closes?|due|taking|takes?|place|happening|going|ahead|by|for)){1,4} (?<day>(?:${WEEKDAY},? (?:the )?)?(?:${DATE}))(?: instead)?$`,
  'iu',
);
export const formOf = (date: string) =>
  date
    .replace(/\p{L}+day\b/iu, 'D')
    .replace(/\p{L}{3,}/u, 'M')
    .replace(/\d+/g, '0');
const SPAN = /\d(?:st|nd|rd|th)?(?: ?[ap]m)? ?(?:to|and|or|until|till|[-–—&/]) ?[£$€]?\d/;

function dataIn(text: string, name: string): RegExpExecArray[] {
  const [, pattern] = KINDS.find(([names = '']) => names.split('|').includes(name)) ?? [];
  return [...text.matchAll(new RegExp(pattern ?? '(?!)', 'gu'))];
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
  if (isOne && datum && content.split(datum).length === found.length + 1) return datum;
  const [full, ...others] = name === 'date' ? found.filter(({ 0: text }) => DAY_AND_MONTH.test(text)) : [];
  const isAlone = full && others.length === 0 && content.split(full[0]).length === 2;
  return isAlone && DAY_AND_MONTH.test(to) ? full[0] : undefined;
}
