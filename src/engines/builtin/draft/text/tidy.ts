import { unmask } from './mask.js';

const MISSING_APOSTROPHES: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  im: "I'm",
  ive: "I've",
  weve: "we've",
  youve: "you've",
  theyve: "they've",
  theyre: "they're",
  youre: "you're",
  thats: "that's",
  whats: "what's",
  theres: "there's",
  hes: "he's",
  shes: "she's",
  abt: 'about',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  i: 'I',
  "i'm": "I'm",
  "i've": "I've",
  "i'd": "I'd",
  "i'll": "I'll",
};
const APOSTROPHES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@/'’])(?:${Object.keys(MISSING_APOSTROPHES).join('|')})(?![\p{L}\p{N}@/'’-]|\.\p{L})`,
  'giu',
);

const DAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;
const SHORT_DAYS =
  /\b(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?=\s?[-–]\s?(?:mon|tue|wed|thu|fri|sat|sun)|[\s\ue020]\d)|(?<=(?:mon|tue|wed|thu|fri|sat|sun)\s?[-–]\s?)(?:mon|tue|wed|thu|fri|sat|sun)\b/gi;
const MONTHS =
  /(?<=\d(?:st|nd|rd|th)?[\s\ue020])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/g;
const CERTAIN_MONTHS = /\b(?:january|february|april|june|july|august|september|october|november|december)\b/g;
const TITLED_NAMES = /\b(mr|mrs|ms|dr|prof)([.\ue02e]?)(\s+)(\p{Ll})/giu;

/** Mends what is certainly a slip of the keyboard: capitals of days, months and titled names, apostrophes, a lone “i”. */
export function mendSlips(text: string): string {
  return text
    .replace(APOSTROPHES, (word) => {
      const mended = MISSING_APOSTROPHES[word.toLowerCase()] ?? word;
      return /^[\p{Lu}]/u.test(word) ? capitalise(mended) : mended;
    })
    .replace(DAYS, capitalise)
    .replace(SHORT_DAYS, capitalise)
    .replace(MONTHS, capitalise)
    .replace(CERTAIN_MONTHS, capitalise)
    .replace(
      TITLED_NAMES,
      (_, title: string, dot: string, space: string, letter: string) =>
        capitalise(title) + dot + space + letter.toUpperCase(),
    );
}

/** Writes the first letter large, unless the word has capitals of its own (“iPhone”) or is an address. */
export function capitalise(text: string): string {
  const first = /^[^\s]*/.exec(text)?.[0] ?? '';
  if (/^\p{Ll}+\p{Lu}/u.test(first) || /[@/]|\.\p{L}/u.test(unmask(first))) return text;
  return text.replace(
    /^(["“'‘(\ue022\ue028]?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}

/** A piece as a sentence: capital, full stop. */
export function asSentence(piece: string): string {
  const text = capitalise(trimMarks(piece));
  return /[.!?…][\ue022"”’)\ue029]?$/u.test(unmask(text)) ? text : `${text.replace(/:$/, '')}.`;
}

/** A piece as a list item: capital, no full stop. */
export function asItem(piece: string): string {
  const text = trimMarks(piece);
  return capitalise(/[^.]\.$/.test(text) ? text.slice(0, -1) : text);
}

/** Removes marks at the ends that belong to the sentence around a piece. */
export function trimMarks(piece: string): string {
  return piece
    .replace(/^[\s,;:.–—-]+(?=\S)/, '')
    .replace(/[\s,;–—-]+$/, '')
    .trim();
}

/** A quoted string without its marks. */
export function withoutQuotes(text: string): string {
  return text
    .trim()
    .replace(/^[\ue022\ue027“‘"']+(.*?)[\ue022\ue027”’"']+$/u, '$1')
    .trim();
}
