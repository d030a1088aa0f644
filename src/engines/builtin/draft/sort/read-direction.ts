import { namesLength } from '../check/followed.js';
import { unmask } from '../text/mask.js';
import { trimMarks, withoutQuotes } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { regex } from '../../text/regex.js';

const LINKS = regex.i`^(?:(?:and|but|also|then|so|plus|oh|please|pls|plz|kindly|just|maybe|ideally|preferably|actually|obviously|if possible)[\s,:]+)+`;
/** Words that only say that content follows: “make sure you mention that”. */
const CUE = regex.i`^(?:(?:please|also|just|and|but|to|you (?:can|should|could)|make sure (?:to|you|that you)|be sure to|(?:do not|don['’]?t) forget to|remember to|want (?:it|them|him|her|you) to|i(?:['’]d)? (?:want|like) (?:it|them|you)? ?to)\s+)*(?:mention|say|saying|include|state|add|note|stress|write|tell (?:them|him|her|people|everyone|readers)|let (?:them|him|her|people|everyone) know|point out|highlight|emphasi[sz]e|make clear|explain|make sure (?:to say|you say|it says)|(?:do not|don['’]?t) forget|want (?:it|them|him|her) to)?(?: also)?(?: that| the fact that)?:?$`;
const AVOID = regex.i`^(?:don['’]?t|do not|never|avoid|no|without)(?: ever)? (?:(?:us(?:e|ing)|say(?:ing)?|writ(?:e|ing)) ?(?:the (?:words?|phrases?|terms?) |words? like |phrases? like )?|(?:the )?(?:words?|phrases?|terms?)(?: like)? |(?=[\ue022\ue027"“‘']))(?<words>(?!(?:it|this|that)$)\S.*)$`;
const OMIT = regex.i`^(?:(?:leave out|omit|skip|leave|(?:drop|cut|lose|skip) (?:the )?(?:bit|part|stuff|thing|line)s? (?:about|on|with|w\/|of))|(?:don['’]?t|do not|never|no need to|avoid) (?:mention|bring up|talk about|write about|say anything about|refer to|include)(?:ing)?|(?:don['’]?t|do not|never) name|no mention of|(?:don['’]?t|do not) say|nothing about) (?!the words?\b|that\b|it\b|this\b|[\ue022\ue027"“‘'])(?<words>\S.*?)(?: out(?: of (?:it|this|the (?:text|ad|post)))?)?$`;
/** What joins a fact to words that are not in the text. */
const JOINT = regex.i`^(?:(?:that|and|but|also|so|plus|then)\s+(?=\S)|(?:please |also |and |but )*(?:mention|point out|just say|(?:share|announc(?:e|ing)|post|tell (?:people|everyone|readers)) that|(?:make sure (?:to|you) |(?:don['’]?t|do not) forget to )(?:mention|say|add|include)|say that|stress|highlight)(?: that(?= (?:it|this|they) (?:is|are|was|has|can|should|must|isn|does|comes|needs))| that)?\s+(?!(?:it(?! (?:is|was|has|can|should|must|isn|does|comes|needs))|this|how|why|what|something|anything)\b)(?:(?<!\bthat )(?:the|our) )?)`;
const OFTEN = /\s+(?:at least )?(?:once|twice|(?:three|two|\d) times)[.!]*$/i;
/** An act that the rules cannot put into words for the reader is not said. */
const UNSAID = regex.i`^(?:and |please )*(?:thank\s+(?!you\b)|(?:ask|tell|remind|thank|invite|inform|let|congratulate)\s+(?:him|her|them)|ask\s+(?:for(?!\s(?:[Mm](?:r|rs|s)[.\ue02e]?\s)?[A-Z])|if|whether|when|how|what))\b`;

/** A clause without the words that join it to the one before. */
export function withoutLinks(clause: string): string {
  return clause.replace(LINKS, '').trim();
}

/** Whether words only introduce the content after them. */
export function isCue(words: string): boolean {
  return CUE.test(trimMarks(words));
}

/** Takes up a direction: words to avoid, what to leave out, and anything else to be checked in the text. */
export function readDirection(text: string, brief: Brief, isCertain: boolean): void {
  const words = trimMarks(withoutLinks(text)).replace(/[.!]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(words) || isCue(words)) return;
  brief.hashtags.push(...(words.match(/#[\p{L}\p{N}_]+/gu) ?? []));
  const avoided = AVOID.exec(words)?.groups?.words;
  const omits = OMIT.exec(words)?.groups?.words;
  if (avoided !== undefined) {
    brief.avoid.push(...avoided.split(/,\s+|\s+(?:or|and)\s+/).map(withoutQuotes));
    brief.directions.push({ words });
  } else if (!isCertain && !namesLength(unmask(words))) brief.leftOut.push(words);
  else if (omits !== undefined) brief.directions.push({ words, omits });
  else brief.directions.push(...splitDirections(words).map((each) => ({ words: each })));
}

const SAYING = regex.i`^(?:(?:please|pls|also|and|but) )*(?:mention|say|saying|share|announce|announcing|post|state|add|note|stress|highlight|point out|make (?:it )?clear|(?:don['’]?t|do not) forget to (?:mention|say)) that (?!it (?:sounds|reads)\b)\S+\s\S`;
/** “Mention that you can take it on a train”: a sentence that the text should say. */
export function isSaying(words: string): boolean {
  return SAYING.test(words);
}

/** Whether a clause among the facts says what to write, and the rules cannot say it to the reader. */
export function isUnsaid(clause: string, brief: Brief): boolean {
  if (brief.layout === 'post') return /^(?:thank(?! you)|congratulate|tag)\s/i.test(clause);
  return isLetter(brief) && UNSAID.test(clause);
}

/** “short, friendly, no emojis” are three directions. */
function splitDirections(words: string): string[] {
  return words
    .split(/,\s+(?:and |but )?|\s+and\s+(?=(?:use|add|keep|make|include|avoid|write|no|don['’]?t|do not)\s)/i)
    .map((piece) => trimMarks(withoutLinks(piece)).replace(/[.!]+$/, ''))
    .filter((piece) => piece !== '');
}

/** A fact without the cue before it; “mention the guarantee twice” is a direction, too. */
export function withoutCue(words: string, brief: Brief): string {
  const text = words.replace(JOINT, '').replace(JOINT, '');
  const often = text.length === words.length ? undefined : OFTEN.exec(text)?.[0];
  if (often === undefined) return text;
  brief.directions.push({ words: words.replace(/[.!]+$/, '') });
  return text.slice(0, -often.length);
}
