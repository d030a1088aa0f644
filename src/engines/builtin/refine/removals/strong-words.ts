import { regex } from '../../text/regex.js';
import { editProse, removeSpans } from '../text/edit-prose.js';
import { removeExclamationMarks } from './marks.js';

/** Adjectives that praise or excite and state nothing. */
const HYPE = `amazing|incredible|awesome|unbelievable|revolutionary|stunning|sensational|shocking|staggering|jaw-dropping|mind-blowing|unbeatable|unparalleled|unrivalled|ultimate|phenomenal|spectacular|breathtaking|fabulous|fantastic|insane|epic|legendary|must-have|game-changing|world-class|best-in-class|groundbreaking|beloved|furious|outrageous|scandalous|disgraceful|horrific|appalling|magical|irresistible|exciting|thrilling|extraordinary|unmissable|life-changing`;
const DEGREE = `(?:(?:absolutely|truly|totally|simply|really|utterly|so|very|completely|most|literally) ){0,2}`;
const WORD = String.raw`(?<![\p{L}'’-])`;

/** Each takes a part of a sentence that the rest does not need. */
const SPANS: readonly RegExp[] = [
  regex.giu`(?<=^|[.!?] )(?:so,? )?what are you waiting for\?(?: |$)`,
  regex.giu`${WORD}(?<!(?:\b(?:not|no|never|nobody|hardly|only|neither|nor)|n['’]t)\b[^.!?]{0,40})(?:incredibly|unbelievably|insanely|amazingly|absolutely|truly|utterly) (?!not\b)(?=\p{Ll}{3,})`,
  /(?<=\b[Ss]ay (?:hello|goodbye) to [^.!?\n]{3,60}) FOREVER(?=[.!])/gu,
  regex.giu`${WORD}in an? ${DEGREE}(?:${HYPE}) (?:move|twist|turn|development|decision|blow|step), `,
  regex.giu`${WORD}an? ${DEGREE}(?:${HYPE}) (?=[£$€¥]?\d)`,
  regex.giu`(?<=\b(?:the|an?|our) (?:\p{Ll}+-[\p{L}-]+|new|modern|bold|beautiful|powerful|unique|simple|stylish|elegant|smart|fresh|exclusive|luxurious|delicious|sleek|gorgeous)), ${DEGREE}(?:${HYPE})(?= \p{L})`,
  regex.giu`(?<=(?:^|\s)(?:the|a|an|our|your|my|its|his|her|their|this|these|those|is|are|of|with|and|for|[.!?]|) ?)(?<!,\s)${WORD}${DEGREE}(?:${HYPE}) (?=\p{Ll}{3,})(?!(?:and|or|but|for|that|with|value|in|on|at|to)\b|(?:\p{Ll}+ ){1,2}ever\b|(?:\p{Ll}+ ){1,6}(?:has|have) ever\b)`,
  /(?<!\b(?:best|only|most|first|last|\p{L}+est)\b[^.!?]{0,60})(?<=\p{Ll}) (?:that )?you(?: will|['’]ll) ever (?:own|need|see|use|buy|try|taste|read|meet)(?![\p{L}'’-])/giu,
];

/** Praise and urging that a sentence needs. */
export const HYPE_WORDS = regex.giu`${WORD}(?:${HYPE}|say goodbye to|falls? in love|dream come true|like never before|forever|don['’]t miss out|you(?:['’]ll| will) love|get yours)(?![\p{L}'’-])`;
/** “is the ultimate way to” */
const THE_WAY = regex.giu`(?<=\b(?:is|are) )the ${DEGREE}(?:${HYPE}) (?=way to\b)`;

/** “did an amazing job”, which would say nothing without an adjective. */
const A_GOOD = regex.giu`(?<=\b(?:is|are|was|were|been|be|do|does|did|done|doing|had|have|has|having|['’]s) )an? ${DEGREE}(?:amazing|incredible|awesome|fantastic|phenomenal|fabulous|brilliant|outstanding|spectacular|unbelievable) (?!bargain|success|winner|treat|hit|win|triumph|delight)(?=\p{Ll}{3,}(?:[.,;!?]|$| (?:and|but|with|for|in|at|on|that|of|to)\b))`;

/** Removes praise and excitement before nouns, and exclamation marks; what else they colour is left. */
export function removeHype(content: string): string {
  const calm = editProse(content, (prose) =>
    SPANS.reduce(
      (text, span) => removeSpans(text, text.matchAll(span)),
      prose.replace(THE_WAY, 'a good ').replace(A_GOOD, 'a good '),
    ),
  );
  return removeExclamationMarks(calm);
}

/** Swearwords before another word, which says the same without them. */
const INTENSIFIER = regex.giu`(?<![\p{L}'’-])(?:(?:mother)?fuck(?:ing|in['’]?)|bloody|goddamn(?:ed)?|damn(?:ed)?|freaking|frigging|effing|sodding|blasted|shitty|crappy)\s+(?=\p{Ll}{2,})(?!(?:right|nose|hand|knee|it|you|him|her|them)\b)`;

/** Others, which a sentence needs. */
export const SWEARWORDS = regex.giu`(?<![\p{L}'’-])(?:(?:bull)?shit(?:ty|s)?|crap(?:py)?|fuck\w*|arse(?:hole)?s?|ass(?:hole)s?|bastards?|bitch(?:es)?|piss(?:ed)?|damn(?:ed)?|bloody|bollocks|wank\w*|dick(?:head)?s?)(?![\p{L}'’-])`;

/** Removes swearwords that only stress the next word. */
export function removeSwearwords(content: string): string {
  return editProse(content, (prose) => removeSpans(prose, prose.matchAll(INTENSIFIER)));
}
