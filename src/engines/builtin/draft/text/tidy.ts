import { MONTH, unmask } from './mask.js';
import { regex } from '../../text/regex.js';

/** What is written without its apostrophe, “i” for “I” and a few short forms. */
const CONTRACTIONS = `don't doesn't didn't can't couldn't wouldn't shouldn't isn't aren't wasn't weren't hasn't haven't hadn't I'm I've we've you've they've they're you're that's what's there's he's she's`;
const MENDED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CONTRACTIONS.split(' ').map((word) => [word.replace("'", '').toLowerCase(), word])),
  ...Object.fromEntries(['I', "I'm", "I've", "I'd", "I'll"].map((word) => [word.toLowerCase(), word])),
};
const APOSTROPHES = regex.giu`(?<![\p{L}\p{N}.@/'’])(?:${Object.keys(MENDED).join('|')})(?![\p{L}\p{N}@/'’-]|\.\p{L})`;
const DAYS_AND_MONTHS = regex.g`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|english|german|french|spanish|italian|portuguese|norwegian|swedish|danish|dutch|russian|ukrainian|japanese|chinese|arabic|greek|turkish)\b|\bmay(?= (?:and|or) (?:june|july)\b)`;
const SHORT_DAYS = regex.gi`\b(?:mon|tue|tues|weds?|thu|thurs|fri|sat|sun)(?=\s?[-–]\s?(?:mon|tue|wed|thu|fri|sat|sun)|[\s\ue020]\d)|(?<=(?:mon|tue|wed|thu|fri|sat|sun)\s?[-–]\s?)(?:mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)\b`;
/** “5 may at noon”, but not “only 2 may enter”. */
const MONTHS = regex.g`(?<=\d(?:st|nd|rd|th)?[\s\ue020])(?:(?:${MONTH.replace('|may|', '|')})\b|may(?=$|[.,;:!?)–-]|\s(?:\d|(?:at|from|to|until|till|and|in|for|on|or|between|by|with|because|as|after|before|we|is|the|if|it)\b)))`;
/** “until feb”, “in march”, and “wed outside the station” at the beginning of a clause. */
const NAMED_TIMES =
  /(?<=\b(?:in|until|till|by|from|since|end of|mid|early|late|starts?|starting|before|after) )(?:jan|feb|march|aug|sept?|oct|nov|dec)\b|(?<=\b(?:bill|invoice|rent|payment|charged .{1,12}|due|paid .{0,12}|report|figures|payslip|\d) for )march\b|(?<=\b(?:in|since|until|till) )may\b(?! (?:be|have|not|or)\b)|(?<=(?:^|[,:;] |\b(?:on|last|next|this|every|until|by|from) ))(?:mon|tues?|wed|thu(?:rs)?|fri)\b/gm;
/** “22 fern road”, “on station road”, “2-8pm elm close”, but not “on the main road” */
const STREETS = regex.gu`(?<=(?:^|\s)\d+\p{Ll}?\s|\d[ap]m\s|\d\s)(?!(?:the|a|an|on|at|in|near|by|to|cul|main)\s)\p{Ll}{3,}(?: \p{Ll}{3,})? (?:road|street|lane|avenue|close|drive|crescent|terrace|grove)(?=$|[,.;:!?\n])|(?<=\b(?:on|in|at|outside|near) )(?!(?:main|side|busy|country|back|dirt|toll|ring|quiet|narrow|every|each|your|our|my|his|her|their|this|that|the|another|any|one|both|next|same|wrong|open|fast|slow|bus|cycle|inside|middle|left|right|private|new|old)\s)\p{Ll}{3,} (?:road|street|lane|avenue)(?=$|[,.;:!?\n]|\s(?:and|from|since|at|on|with|is|was|has|because|near|by)\s)`;
const TITLED_NAMES = /\b((?:mr|mrs|ms|dr|prof)[.\ue02e]?\s+)(?!and\s)(\p{Ll})/giu;
/** “w/ milk”, “w/o milk” */
const WITH = /(?<![\p{L}\p{N}/]|\d\s)w\/(?!out\b)(?:(o)\s)?\s?(?=\p{Ll}{3}|a\s|\p{Lu}\p{Ll})/gu;
/** “if u can”, “salt n pepper” */
const YOU = regex.g`(?<=\b(?:can|if|do|would|will|what|when|where|as|that|and|so|for|thank) )u\b|\bu(?= (?:can|are|have|need|get|want|will|should|know|see|learn|use)\b)`;
const AND = regex.gu`(?<=\s(?!(?:for|of|with|the|every|each|all|by|to|in|is|are|than|about)\s)[\p{L}\d]{2,}\s)n(?=\s[\p{Ll}\d])`;

/** Mends what is certainly a slip of the keyboard: capitals of days, months and titled names, apostrophes, a lone “i”. */
export function mendSlips(text: string): string {
  return text
    .replace(APOSTROPHES, (word, at: number) => {
      // “Szkło i Gaz”
      if (word === 'i' && /\p{Lu}\S{0,20}\si\s\p{Lu}$/u.test(text.slice(Math.max(0, at - 25), at + 3)))
        return word;
      const mended = MENDED[word.toLowerCase()] ?? word;
      return /^[\p{Lu}]/u.test(word) ? capitalise(mended) : mended;
    })
    .replace(WITH, (_, o?: string) => (o ? 'without ' : 'with '))
    .replace(YOU, 'you')
    .replace(AND, 'and')
    .replace(/\bill(?= (?:be|have|go|see|do|come|bring|call|send|get|take|let|pay|try)\b)/g, "I'll")
    .replace(
      /\b(?:bbq|rsvp|diy|agm|usb(?:-c)?|tv|pdf|ipx?\d|led(?= (?:lights?|lamp|strip|display|bulbs?)\b))\b/g,
      (word) => word.toUpperCase(),
    )
    .replace(DAYS_AND_MONTHS, capitalise)
    .replace(NAMED_TIMES, capitalise)
    .replace(SHORT_DAYS, capitalise)
    .replace(MONTHS, capitalise)
    .replace(STREETS, (name) => name.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .replace(TITLED_NAMES, (_, title: string, letter: string) => capitalise(title) + letter.toUpperCase());
}

/** Writes the first letter large, unless the word has capitals of its own (“iPhone”) or is an address. */
export function capitalise(text: string): string {
  const first = /^[^\s]*/.exec(text)?.[0] ?? '';
  if (/^\p{Ll}+\p{Lu}/u.test(first) || /[@/]|\.\p{L}/u.test(unmask(first))) return text;
  return text.replace(
    /^([(\ue028]?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}

/** Writes the first letter small. */
export const inSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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
    .replace(/(?!(?<=\d),[-–]$)(?<!\d,)[\s,;–—-]+$/, '')
    .trim();
}

/** A quoted string without its marks. */
export function withoutQuotes(text: string): string {
  return text
    .trim()
    .replace(/^[\ue022\ue027“‘"']+(.*?)[\ue022\ue027”’"']+$/u, '$1')
    .trim();
}

/** “a, b and c”; “a and b, and c” */
export function enumerate(all: readonly string[]): string {
  const last = all.at(-1) ?? '';
  const before = all.slice(0, -1);
  const comma = / and /.test(before.at(-1) ?? '') ? ',' : '';
  return before.length === 0 ? last : `${before.join(', ')}${comma} and ${last}`;
}
