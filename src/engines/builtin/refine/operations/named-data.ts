import { DATE } from '../invariant/find-atoms.js';

/** “Change the date to 4 May and the price to £12”: the only one that the text has. */
const DATA: Readonly<Record<string, RegExp>> = {
  date: new RegExp(
    String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?)?(?:${DATE})|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b`,
    'gu',
  ),
  price: /[£$€]\d[\d.,]*\d|[£$€]\d|\b\d[\d.,]* ?(?:pounds|euros?|dollars)\b/gu,
  time: /\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b|\b\d{1,2}:\d\d\b/gu,
  number: /(?<![\d£$€.,])\+?\d[\d ()-]{7,16}\d(?!\d)/gu,
};
const DATUM_KINDS = { day: 'date', deadline: 'date', cost: 'price', fee: 'price' } as Readonly<
  Record<string, string>
>;

/** “deadline” → `<date>`: a name that stands for a datum of the text. */
export function datumNamed(name: string | undefined): string | undefined {
  const kind = name?.toLowerCase().replace(/.* /, '');
  return kind && `<${DATUM_KINDS[kind] ?? kind}>`;
}

/** The only datum of a kind, where one was named. */
export function datumIn(content: string, from: string): string {
  const pattern = DATA[/^<(.+)>$/.exec(from)?.[1] ?? ''];
  const found = new Set(pattern ? content.match(pattern) : []);
  return found.size === 1 ? [...found][0]! : from;
}
