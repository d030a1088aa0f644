import { readNumber } from '../../refine/reading/numbers.js';
import { classesOf, isChannel, normalise } from '../roles/words.js';
import { isToWriter } from '../text/writer-talk.js';
import { countWords } from '../text/split.js';
import { unmask } from '../text/mask.js';
import { regex } from '../../text/regex.js';

const LENGTH = regex.i`(?<limit>max\w*\.?|at most|no more than|no longer than|not more than|less than|under|below|up to|within|fewer than|at least|min\w*\.?|about|around|roughly|exactly|~)?(?: of)?[ -]?(?:(?<from>\d{1,5})[ -]?(?:to|–|-|or)[ -]?)?(?<to>\d{1,5}|one|two|three|four|five|six)[ -]?(?:short |long |small )*(?<unit>words?|sentences?|paragraphs?|lines?|characters?|chars?|pages?)`;
/** “number the steps”, “numbered list” */
export const NUMBERED = /^(?:[\p{L} ]{0,20} )?number(?:ed)?(?: (?:the|them|steps?|list)\b.*)?$/iu;
const WORDS_ON_PAGE = 400;
const CAPPED = /\b(?:max(?:imum)?|tops|or less|or fewer|at most)\b/i;
const UPPER_LIMIT = /^(?:max|at most|no |not |less|under|below|up to|within|fewer)/i;
const PROHIBITION = regex.i`^(?:(?:with )?no|not|without|nothing|don['’]?t|do not|never|avoid|skip|omit|leave out|refrain|try not|(?:i|we) (?:really )?(?:don['’]?t|do not)|you don['’]?t|(?:it|this) shouldn['’]?t)\b`;
/** What the text must not speak of: nothing shows that it does not. */
const UNSPOKEN = regex.i`^(?:(?:don['’]?t|do not|never|no need to|without|better not|best not to|you (?:don['’]?t|do not) (?:need|have) to) (?:mention|show|name|includ|give|bring up|talk|refer|touch|tell|reveal|say (?:that|why|how|who|what|where|anything)|explain|ask)\w*|leave(?=.* out$)|skip|omit|drop|keep .* out|nothing about|no mention|no words? (?:about|of)|no talk of)\b`;
/** A ban of words or facts, unlike one of a manner: “don’t make it sad”. */
const BAN = /\b(?:use (?:it|that)|(?:put|write|print|name|not in) (?:it|the|his|her|their|my|our))\b/i;
const STEM = 5;
/** “why we close” shows no words to look for. */
const CLAUSE = /\b(?:mention|say|explain|tell\w*|reveal) (?:why|how|what|who|when|where|whether|if)\b/i;
const COMMON = regex.u`^(?:that|this|about|anything|something|with|from|have|been|were|what|when|where|which|they|them|their|there|please|mention|name|names|says?|talk|time|year|last|next|also|only|just|even|into|over|more|some|because)$`;
const BREVITY = regex.i`^(?:(?:keep|make|be|stay|it|this|quite|very|text|the|so|and|sweet|nice|fairly|please|pls) ?)*(?:brief|short|shortish|concise|succinct|to the (?:point|essentials|minimum)|clear|simple|not too long)(?:,? (?:and|&) (?:sweet|clear|concise|simple|short|to the point))?(?: please| pls)?$`;

/** “polite and short”: a letter greets, asks with “please” and closes; “we want” and “you must” are not polite. */
const POLITE = /\b(?:polite|courteous)(?: and |, )|(?: and|,) (?:polite|courteous)\b/gi;
const HARSH = /\b(?:I|we) (?:want|demand|insist|expect)\b|\byou (?:must|have to|should)\b|!/i;

const ONLY_POLITE =
  /^(?:(?:please|but|keep|be|stay|make|it|and|very) )*(?:polite|courteous|politely)(?: please)?$/i;
const COURTESY =
  /\b(?:please|thank|thanks|kindly|sorry|apologi[sz]e|apologies|grateful|would|could|appreciate|unfortunately)\b/i;
const CONTRACTED = /\p{L}['’](?:m|re|ve|ll|d|t)\b/u;
const isPolite = (text: string) => COURTESY.test(text) && !HARSH.test(text);

/** A draft has the caller's own words, without praise or ornament. */
const PLAIN = regex.i`^(?:(?:please|and|but|keep|make|the|it|this|tone|text|language|style|should|must|be|an?|in|quite|very|use)[ ,]+)*(?:plain|factual|neutral|matter-of-fact|sober|down[- ]to[- ]earth|simple|straightforward|objective)(?: (?:tone|language|words|english|style))?(?: please)?$`;
const SPEAKER = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/;
const MARKS_MAX = regex.i`^(?:max(?:imum)?|at most|no more than|up to) (?<max>\d) ?(?<kind>hash|emoji)[\w ]*$|^(?<most>\d) ?(?<sort>hash|emoji)[\w ]*?(?: max(?:imum)?| at most| or (?:less|fewer))$`;

/** Whether words ask for a length: “about 300 words”, “max 2 sentences”. */
export function namesLength(direction: string): boolean {
  return LENGTH.test(direction);
}

/** The words that a direction asks for at least: 300 for “about 300 words”; a limit asks for none. */
export function lengthAsked(direction: string): number | undefined {
  const { limit = '', from, to = '', unit = '' } = LENGTH.exec(direction)?.groups ?? {};
  if (!/^words?$/i.test(unit) || UPPER_LIMIT.test(limit) || CAPPED.test(direction)) return undefined;
  return readNumber(from ?? to);
}

/** How many sentences a direction asks for. */
export function sentencesAsked(direction: string): number | undefined {
  const { to = '', unit = '' } = LENGTH.exec(direction)?.groups ?? {};
  return /^sentence/i.test(unit) ? readNumber(to) : undefined;
}

/** Whether a direction holds for a draft, as far as a program can tell. */
export function isFollowed(direction: string, text: string): boolean {
  const words = unmask(direction).trim().replace(/[.!]$/, '');
  const length = LENGTH.exec(words)?.groups;
  if (length?.unit) return fitsLength({ ...length, ...(CAPPED.test(words) && { limit: 'max' }) }, text);
  const { max, most = max, kind, sort = kind } = MARKS_MAX.exec(words)?.groups ?? {};
  const marks = /hash/i.test(sort ?? '') ? /#\p{L}/gu : /\p{Extended_Pictographic}/gu;
  if (most) return (text.match(marks)?.length ?? 0) <= Number(most);
  if (NUMBERED.test(words)) return /^1\. /m.test(text);
  if (/bullet|\blist\b/i.test(words) && !/^no\b|\+|\b(?:and|then|plus)\b/i.test(words))
    return /^[•-] /m.test(text);
  if (/^(?:(?:an? |with |the |and |include |add )*)(?:short )?subject(?: line)?\b/i.test(words))
    return /^Subject: /m.test(text);
  if (/^for (?:our|the|my) /i.test(words) && isChannel(words.slice(4))) return true;
  if (UNSPOKEN.test(words)) return isUnsaid(words, text);
  if (PROHIBITION.test(words)) return speaksOfText(words) && avoids(words, text);
  if (PLAIN.test(words)) return true;
  if (/(?:third|3rd)[- ]person/i.test(words)) return !SPEAKER.test(text);
  if (/^(?:in )?(?:the )?(?:first|1st)[- ]person(?: please)?$/i.test(words)) return SPEAKER.test(text);
  if (/plain text|no markdown|in english|british english|uk english/i.test(words)) return true;
  if (ONLY_POLITE.test(words)) return isPolite(text);
  if (/^(?:very )?formal(?: please)?$/i.test(words)) return /^Dear /m.test(text) && !CONTRACTED.test(text);
  return BREVITY.test(
    (isPolite(text) ? words.replace(POLITE, '') : words).replace(
      /^.*\bso,? (?=(?:please )?(?:keep|be|make)\b)/i,
      '',
    ),
  );
}

/** Whether no rare word of a matter that must not be spoken of is in a text. */
function isUnsaid(words: string, text: string): boolean {
  if (CLAUSE.test(words)) return false;
  const matter = words
    .toLowerCase()
    .replace(UNSPOKEN, '')
    .match(/\p{L}{4,}/gu);
  const rare = (matter ?? []).filter((word) => !COMMON.test(word));
  const said = text.toLowerCase();
  return rare.length > 0 && rare.every((word) => !said.includes(word.slice(0, STEM)));
}

/** Whether a prohibition is about the text: “no puns”, but not “don’t paint over it”. */
function speaksOfText(words: string): boolean {
  const named = words.split(/\s+/).map(normalise);
  const kinds = [...named, ...named.map((word) => word.replace(/s$/, ''))].flatMap(classesOf);
  const isOfText = isToWriter(words) || kinds.some((kind) => /tone|part|writing|kind/.test(kind));
  return !/\sbut\s/i.test(words) && (isOfText || /(?:^|\s)["“‘']/.test(words));
}

function fitsLength(length: Record<string, string | undefined>, text: string): boolean {
  const { limit = '', from, to = '', unit = '' } = length;
  const asked = readNumber(to) ?? 0;
  const size = sizeIn(unit, text);
  if (/^(?:at least|min)/i.test(limit)) return size >= asked;
  if (UPPER_LIMIT.test(limit) || (/^page/i.test(unit) && asked === 1)) return size <= asked;
  const lower = from === undefined ? asked : Number(from);
  return size >= lower * 0.8 && size <= asked * 1.2;
}

function sizeIn(unit: string, text: string): number {
  if (/^word/i.test(unit)) return countWords(text);
  if (/^page/i.test(unit)) return countWords(text) / WORDS_ON_PAGE;
  if (/^char/i.test(unit)) return [...text].length;
  if (/^paragraph/i.test(unit)) return text.split(/\n{2,}/).length;
  if (/^line/i.test(unit)) return text.split('\n').filter((line) => line.trim() !== '').length;
  return text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
}

function avoids(words: string, text: string): boolean {
  if (/emoji/i.test(words)) return !/\p{Extended_Pictographic}/u.test(text);
  if (/hash ?tag/i.test(words)) return !/#\p{L}/u.test(text);
  if (/exclamation/i.test(words)) return !text.includes('!');
  return !BAN.test(words) || (!/^not in/i.test(words) && isUnsaid(words, text));
}
