import { MONTH } from './mask.js';

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const DATE = `(?:(?:the )?${NTH}(?: of)? (?:${MONTH})|(?:${MONTH}) ${NTH}|(?:the )?${NTH.slice(0, -1)})`;
const HOUR = String.raw`\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]m)?`;
const NUMBER = String.raw`\d(?:[\d.,]*\d)?`;

/** What may stand between a correction and its atom: “no wait, that’s last year’s price, €10”, “sorry its Friday”. */
const LEAD =
  "(?:(?:that['’]?s|that was|those are)[^,;.–—-]{0,60}[,;–—-]\\s*)?(?:(?:to|at|on|for|from|after|before|until|by|starting|it['’]?s|its|is|just|only|called) ){0,2}";

/** What a correction replaces by another of its kind, the longest first. */
export const CORRECTABLE: readonly { first: RegExp; all: RegExp }[] = [
  `${HOUR}\\s?(?:to|till|until|-|–)\\s?${HOUR}`,
  String.raw`${NUMBER}\s?(?:to|-|–)\s?${NUMBER}`,
  `${DAY},? (?:the )?${DATE}`,
  DATE,
  DAY,
  String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|o['’]clock)|\d{1,2}:\d\d|noon|midnight|half past \p{L}+)`,
  String.raw`(?:[$€£¥]\s?\d[\d.,]*\d|[$€£¥]\s?\d|\d[\d.,]*\s?(?:euros?|pounds|quid|dollars|eur|gbp|usd|chf|kr|€|£)(?!\p{L}))`,
  String.raw`[\w.+-]{1,64}@[\w.-]{1,100}\w`,
  String.raw`["“][^"“”\n]{1,100}["”]`,
  String.raw`(?:\d[\d.,]*\d|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)(?!\p{L}))(?!\s?(?:am|pm)(?!\p{L})|:\d)`,
  String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}`,
].map((source) => ({
  first: new RegExp(`^${LEAD}(?<atom>${source})(?![\\p{L}\\p{N}])`, flagsOf(source)),
  all: new RegExp(`(?<![\\p{L}\\p{N}£$€.:,]|[.:,]\\d)${source}(?![\\p{L}\\p{N}])`, `g${flagsOf(source)}`),
}));

/** Names have capitals. */
function flagsOf(source: string): string {
  return source.includes(String.raw`\p{Lu}`) ? 'u' : 'iu';
}
