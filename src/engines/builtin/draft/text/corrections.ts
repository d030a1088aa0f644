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
  String.raw`(?:\d(?:[\d.,]{0,12}\d)?|two|three|four|five|six|seven|eight|nine|ten)`,
  String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}`,
];
/** Words that take back what stands before them; those of the first row only after a mark. */
const MARK =
  "(?:(?:[,;(→:–—-]|\\.\\.\\.?|…)\\s*(?:(?:oh|ah|no)[,!]? )?(?:actually|make (?:that|it)|sorry|or rather|i meant?|no(?=,? (?:its|it['’]?s|i mean)))|(?:[,;(→:–—.-]+)?\\s+(?:no,? (?:wait|sorry)|wait,? no|sorry,? no|scratch that|i mean))(?:[,!:]? (?:no|wait|sorry|actually|make (?:that|it)|its|it['’]?s|i mean))*";

/** A prompt without what it takes back, and the words that it took back. */
export interface Corrected {
  text: string;
  takenBack: string[];
}

/** Carries out the corrections that a prompt makes of itself: “on Thursday, no sorry, Friday” becomes “on Friday”. */
export function applyCorrections(prompt: string): Corrected {
  const takenBack: string[] = [];
  let text = prompt;
  for (const kind of KINDS) {
    // Names have capitals.
    const isName = kind.startsWith(String.raw`\p{Lu}`);
    const mark = isName ? MARK.replaceAll(/(?<=[ (|])i (?=mean)/g, '[Ii] ') : MARK;
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}£$€.:,-])(?<old>${kind})(?<noun>(?: \p{Ll}+)? (?<head>\p{Ll}+))?\s?${mark}[,:]? (?:(?:to|at|on|for|from|after|before|until|by) )?(?<fresh>${kind})(?![\p{L}\p{N}])(?: \k<head>(?!\p{L}))?\)?(?: (?:actually|instead)(?=[,.;]|$))?`,
      isName ? 'gu' : 'giu',
    );
    text = text.replace(pattern, (...match) => {
      const { old, noun = '', fresh } = match.at(-1) as Record<string, string>;
      takenBack.push(old ?? '');
      return `${fresh}${noun}`;
    });
  }
  return { text, takenBack };
}
