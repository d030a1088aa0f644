import { MONTH } from './mask.js';

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const DATE = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:the )?\d{1,2}(?:st|nd|rd|th))`;
/** What a correction replaces by another of its kind, the longest first. */
const KINDS = [
  String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:to|till|until|-|–) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?`,
  `${DAY},? (?:the )?${DATE}`,
  DATE,
  DAY,
  String.raw`(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o['’]clock)|\d{1,2}:\d\d|noon|midnight)`,
  String.raw`(?:[$€£¥] ?\d(?:[\d.,]{0,12}\d)?|\d(?:[\d.,]{0,12}\d)? ?(?:euros?|pounds|quid|dollars|eur|gbp|usd|€|£))`,
  String.raw`[\w.+-]{1,64}@[\w.-]{1,100}\w`,
  String.raw`\d[\d.,]{0,6} ?[x×] ?\d[\d.,]{0,6}(?: ?[x×] ?\d[\d.,]{0,6})?(?: ?(?:mm|cm|m|in|ft))?`,
  String.raw`(?<![x×] ?)(?:\d(?:[\d.,]{0,12}\d)?|two|three|four|five|six|seven|eight|nine|ten)(?! ?[x×] ?\d)`,
  String.raw`(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}`,
];
/** Words that take back what stands before them; those of the first row only after a mark. */
const MARK = String.raw`(?:(?:[,;(→:–—-]|\.\.\.?|…)\s*(?:(?:oh|ah|no)[,!]? )?(?:actually|make (?:that|it)|sorry|or rather|i meant?|no(?=,? (?:its|it['’]?s|i mean)))|(?:[,;(→:–—.-]+)?\s+(?:no,? (?:wait|sorry)|wait,? no|sorry,? no|scratch that|i mean))(?:[,!:]? (?:no|wait|sorry|actually|make (?:that|it)|its|it['’]?s|i mean))*`;
/** What follows a correction: not “£20, actually £5 of it goes to the school”. */
const END = String.raw`(?=\s*(?:[,.;:!?)–—-]|$)|\s(?:at|for|from|to|till|until|with|and|as|please)(?!\p{L}))`;

/** For each kind, what is corrected (`old`), its noun, and what stands in its place (`fresh`). */
const PATTERNS = KINDS.map((kind) => {
  // Names have capitals.
  const isName = kind.includes(String.raw`\p{Lu}`);
  const mark = isName ? MARK.replaceAll(/(?<=[ (|])i (?=mean)/g, '[Ii] ') : MARK;
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}£$€.:,-])(?<old>${kind})(?<noun>(?: \p{Ll}+)? (?<head>\p{Ll}+))?\s?${mark}[,:]? (?:(?:to|at|on|for|from|after|before|until|by) )?(?<fresh>${kind})(?![\p{L}\p{N}])(?<again> (?!actually|instead)\p{Ll}+)?\)?(?: (?:actually|instead)(?=[,.;]|$))?${END}`,
    isName ? 'gu' : 'giu',
  );
});

/** A prompt without what it takes back, and the words that it took back. */
interface Corrected {
  text: string;
  takenBack: string[];
}

/** Carries out the corrections that a prompt makes of itself: “on Thursday, no sorry, Friday” becomes “on Friday”. */
export function applyCorrections(prompt: string): Corrected {
  const takenBack: string[] = [];
  let text = prompt;
  for (const pattern of PATTERNS) {
    text = text.replace(pattern, (whole: string, ...match) => {
      const { old, noun = '', head = '', fresh, again = '' } = match.at(-1) as Record<string, string>;
      const isQuoted = text.slice(0, match.at(-3)).split(/["“”]/).length % 2 === 0;
      if (isQuoted || old === fresh) return whole;
      takenBack.push(old ?? '');
      return `${fresh}${noun}${again.trim() === head ? '' : again}`;
    });
  }
  return { text, takenBack };
}
