import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords } from '../text/words.js';
import { regex } from '../../text/regex.js';

/** Mends what has one right form: spaces around marks, small “i”, the capital of a sentence. Prose with stand-ins only. */
export function mendSpacing(prose: string): string {
  const spaced = prose
    .replace(/(?<=[\p{L}\p{N}”’)]) {1,3}(?=[,;?!](?:\s|$)|\.(?:\s|$))/gu, '')
    .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
    .replace(/(?<=\b\d{1,2}) :(?=\d\d\b)/g, ':')
    .replace(/(?<=\p{L}{2}) \.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(/(?<=\p{Ll}{3})([.!?])(?=\p{Lu}\p{Ll}+\s)/gu, '$1 ')
    .replace(/(?<=\p{L})\?{2,}(?=\s|$)/gu, '?')
    .replace(/(?<=\S) {2,10}(?=\S)(?<!\.\s{2,10})/gu, ' ')
    .replace(/(?<![\p{L}\p{N}'’.-])i(?=(?:['’](?:m|ve|ll|d))?(?:\s|[,?!]))/gu, 'I');
  const sentences = splitSentences(spaced.replace(SMALL_START, capitaliseStart));
  return sentences
    .map(({ text, gap }, index) => asked(isProperSentence(text, index) ? capitalise(text) : text) + gap)
    .join('');
}

const asked = (text: string): string =>
  CERTAIN_QUESTION.test(text.slice(0, -1)) ? text.replace(/(?<!\.)\.$/, '?') : text;

/** A word, a full stop, and a small letter where a capital belongs. */
const SMALL_START = /(?<![\p{L}\p{N}.])(\p{L}{2,30}|\d{1,2}(?:[.:]\d\d)?[ap]m)([.!?]\s+)(\p{Ll}\p{L}*)/gu;
const SHORTENED = regex.i`^(?:e\.g|i\.e|etc|vs|approx|incl|excl|min|max|no|nos|fig|figs|pp|ca|cf|al|aka|est|dept|vol|ed|ext|tel|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|inc|ltd|co|corp|mr|mrs|ms|dr|prof|st|sr|jr|sq|ft|oz|lbs?|yds?|[ckm]m|[km]g|hrs?|mins?|secs?|misc|orig|ref|resp|viz)$`;

function capitaliseStart(whole: string, word: string, stop: string, next: string): string {
  return SHORTENED.test(word) ? whole : word + stop + capitalise(next);
}

/** A fragment, a command name or a list of words may begin small; a sentence of three words that ends as one may not. */
function isProperSentence(text: string, index: number): boolean {
  if (/^[([]|^(?:e\.g|i\.e)\./.test(text)) return false;
  const words = text.split(/\s+/).length;
  return words >= 3 && (index > 0 || /[.!?]$/.test(text) || words >= 6);
}

const SENTENCE_WORDS_MIN = 6;
/** What follows other sentences and ends in no name is one too, unless it takes leave. */
const UNENDED = regex.u`^(?!.*\b(?:[Rr]egards|[Ww]ishes|[Ss]incerely|[Yy]ours|[Ll]ove|[Cc]heers|xx?)\b)(?:\S+ ){3,60}\p{Ll}+$`;
/** A subject and its verb near the beginning: a title has neither. */
const STATEMENT = /^(?:\p{L}+,? ){0,2}(?:I|we|he|she|they|it|you)(?:['’](?:s|re|m|ve|ll|d))? \p{L}+/iu;
const QUESTION = regex.i`^(?:who|what|why|how|when|where|which|whose|do|does|did|is|are|am|was|were|can|could|would|will|should|shall|may|have|has)\b`;

const ANYONE =
  "(?:you|we|they|he|she|it|I|this|that|there|anyone|anybody|someone|somebody|any of you|these|those)(?:[’']s)?(?![\\p{L}’'-])";
const ASKED = `(?:${ANYONE}|the|your|our|my|his|her|their)`;
/** “Should you need …” and “Have it ready” ask nothing, and “Is the best in town” lacks its subject. */
const CERTAIN_QUESTION = regex.iu`^(?:how(?: much| old| far| long)?|where|when|why|what|who) (?:is|are|was|were) (?:it|you|they|he|she|that|this)$|^(?:(?:and|but|so|also) |(?:hi|hello|hey|dear)(?: \p{L}+){0,2}, )?(?!can I (?:just |only )?(?:say|add)\b|would that\b)(?:(?:(?:how|where|when|why|what|who)(?: (?:time|day|size|much|many|long|often|far|soon|old)(?: \p{L}+)?)? (?:is|are|was|were|do|does|did|can|could|will|would|should|have|has)|(?:what|where|when|how|who)['’]s) (?:${ASKED}|an?(?<=['’]s an?))\b|who(?: is|['’]s) (?:responsible|in charge|free|available|coming|going|able)\b|whose \p{L}+ (?:is|are) (?:it|this|these)\b|any (?:chance|idea) (?:of (?:an?|getting)|you|we|I|if|when|how|what)\b|(?:is|are) (?:the|my|your|our) (?!(?:best|only|most|first|last|same|right|main|\p{Ll}+est)\b)\p{Ll}+(?: \p{Ll}+)? (?:still|also|already|open|closed|due|available|free|ok|okay|included|working|supposed|allowed|definitely|coming|going|ready|on|happening)\b|(?:do|have) (?:you|we|they|I|anyone|anybody)\b|(?!(?:was|is) (?:there to|that)\b|did it\b)(?<!(?:and|but|so) (?=was|is|has))(?:does|did|are|can|could|would|is|was|has|will) ${ANYONE}|(?:does|did|can|could|will) (?:the|my|your|our) \p{L})(?:[^,;:\n]|, (?=(?:or|and|please|but|as|if|because|so|when|(?:should|shall|can|could|would|is|are|do|does) (?:I|we|you|they|it|he|she|there))\b)){3,160}$`;

/** A lower-case first word that is certainly no name: “npm”, “iPhone” stay. */
const OPENING =
  /^(?:hello|hi|hey|dear|we|you|the|this|please|if|when|our|my|it|there|thanks?|can|could|in|on|at|to|for|me|an?|just|he|she|they|and|but|all|your|some|also|ok)(?=[ ,])/;

/** Gives a paragraph of sentences the capital that it should begin with. */
export function beginFirstSentence(prose: string): string {
  return OPENING.test(prose) && /[.!?]$/.test(prose) && countWords(prose) > 3 ? capitalise(prose) : prose;
}

const SENTENCE_START = /(?<=^\s*|(?:\p{Ll}{3}(?<!\b(?:etc|approx|incl|dept))|\d)[.!?]\s+)\p{Ll}/gu;

/** Begins all sentences of a text that is written without capitals, which tell them apart. */
export const beginSentences = (content: string): string =>
  /^\s*\p{Ll}/u.test(content) ? content.replace(SENTENCE_START, (letter) => letter.toUpperCase()) : content;

const REQUEST = regex.i`^(?:please )?(?:can|could|would|will) you \S+ \S`;

/** Puts the mark that the last sentence of a paragraph lacks, where it is certain that it is a sentence or a question. */
export function endLastSentence(prose: string): string {
  const sentences = splitSentences(prose);
  const last = sentences.at(-1)?.text;
  if (!last || !/[\p{L}\p{N}]$/u.test(last)) return prose;
  if (CERTAIN_QUESTION.test(last) || REQUEST.test(last)) return `${prose}?`;
  if (last.includes('\n') || QUESTION.test(last)) return prose;
  const isStatement = STATEMENT.test(last) && countWords(last) >= SENTENCE_WORDS_MIN;
  const isOneOfMany = sentences.length > 1 && UNENDED.test(last);
  return isStatement || isOneOfMany ? `${prose}.` : prose;
}
