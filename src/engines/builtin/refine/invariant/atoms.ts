/** What no rule may invent, change or lose unasked. */
export type AtomKind = 'address' | 'code' | 'quotation' | 'date' | 'number' | 'name';

/** One protected part of a text: as it stands there, and normalized for comparison. */
export interface Atom {
  kind: AtomKind;
  text: string;
  /** The parts that must be found in the other text: the words of a name or date, else one. */
  keys: readonly string[];
}

export const ADDRESS = String.raw`\b(?:https?|ftp|mailto):[^\s<>]{1,2000}[^\s<>.,;:!?)"'”’\]]|\bwww\.[^\s<>]{1,500}[^\s<>.,;:!?)"'”’\]]|(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`;
export const CODE = String.raw`\x60{1,3}[^\x60\n]{1,500}\x60{1,3}|\{\{[^{}\n]{0,100}\}\}|\$\{[^{}\n]{0,100}\}`;
export const QUOTATION = String.raw`“[^“”\n]{1,600}”|«[^«»\n]{1,600}»|(?<![\p{L}\p{N}"])"[^"\n]{1,600}"(?![\p{L}\p{N}])|(?<![\p{L}\p{N}'’])‘[^‘’\n]{2,300}’(?![\p{L}\p{N}])`;
export const NUMBER = String.raw`(?<![\p{L}\p{N}_])(?:(?<=[^\S\n]|\()[-−](?=[£$€¥]?\d))?[£$€¥]?\d+(?:[.,:/–-]\d+)*`;
/** What a number measures. */
export const MEASURE = String.raw` ?(?:%|percent|[kmcµ]?g|mcg|lbs?|oz|[mc]?l|[kmc]?m|km/h|mph|[KkMGT]B|hrs?|[ap]\.?m|°[CF]?|units)(?![\p{L}\p{N}])`;
const COUNTED = String.raw` ?(?:hundred|thousand|million|billion|seconds?|minutes?|hours?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|degrees|words)(?![\p{L}\p{N}])`;
export const AMOUNT = `${NUMBER}(?:${MEASURE}|${COUNTED})?`;
export const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
export const DATE = String.raw`(?<![\p{L}\p{N}_])\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b(?:,? \d{4})?|\b${MONTH} \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?`;
export const CAPITAL = String.raw`(?<![\p{L}\p{N}@#'’_])\p{Lu}[\p{L}\p{N}]*(?:['’&-][\p{L}\p{N}]+)*`;

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
export function nameKey(found: string): string {
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
