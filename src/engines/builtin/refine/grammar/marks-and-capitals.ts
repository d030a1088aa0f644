import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords } from '../text/words.js';

/** Mends what has one right form: spaces around marks, small “i”, the capital of a sentence. Prose with stand-ins only. */
export function mendSpacing(prose: string): string {
  const spaced = prose
    .replace(/(?<=[\p{L}\p{N}”’)]) {1,3}(?=[,;?!](?:\s|$)|\.(?:\s|$))/gu, '')
    .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
    .replace(/(?<=\b\d{1,2}) :(?=\d\d\b)/g, ':')
    .replace(/(?<=\p{L}{2}) \.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(/(?<=\p{Ll}{3})([.!?])(?=\p{Lu}\p{Ll}+\s)/gu, '$1 ')
    .replace(/(?<=\S) {2,10}(?=\S)(?<!\.\s{2,10})/gu, ' ')
    .replace(/(?<![\p{L}\p{N}'’.-])i(?=(?:['’](?:m|ve|ll|d))?(?:\s|[,?!]))/gu, 'I');
  const sentences = splitSentences(spaced.replace(SMALL_START, capitaliseStart));
  return sentences
    .map(({ text, gap }, index) => (isProperSentence(text, index) ? capitalise(text) : text) + gap)
    .join('');
}

/** A word, a full stop, and a small letter where a capital belongs. */
const SMALL_START = /(?<![\p{L}\p{N}.])(\p{L}{2,30})([.!?]\s+)(\p{Ll}+)/gu;
const SHORTENED =
  /^(?:e\.g|i\.e|etc|vs|approx|incl|excl|min|max|no|nos|fig|figs|pp|ca|cf|al|aka|est|dept|vol|ed|ext|tel|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|inc|ltd|co|corp|mr|mrs|ms|dr|prof|st|sr|jr|sq|ft|hrs?|mins?|secs?|misc|orig|ref|resp|viz)$/i;

function capitaliseStart(whole: string, word: string, stop: string, next: string): string {
  return SHORTENED.test(word) ? whole : word + stop + capitalise(next);
}

/** A fragment, a command name or a list of words may begin small; a sentence of three words that ends as one may not. */
function isProperSentence(text: string, index: number): boolean {
  const words = text.split(/\s+/).length;
  return words >= 3 && (index > 0 || /[.!?]$/.test(text) || words >= 6);
}

const SENTENCE_WORDS_MIN = 6;
/** A subject and its verb near the beginning: a title has neither. */
const STATEMENT = /^(?:\p{L}+,? ){0,2}(?:I|we|he|she|they|it|you)(?:['’](?:s|re|m|ve|ll|d))? \p{L}+/iu;
const QUESTION =
  /^(?:who|what|why|how|when|where|which|whose|do|does|did|is|are|am|was|were|can|could|would|will|should|shall|may|have|has)\b/i;

const ASKED = '(?:you|we|they|he|she|it|I|this|that|there|the|your|our|my|his|her|their)';
/** “Should you need …” and “Have it ready” ask nothing. */
const CERTAIN_QUESTION = new RegExp(
  String.raw`^(?:(?:how|where|when|why|what|who)(?: (?:is|are|was|were|do|does|did|can|could|will|would|should|have|has)) ${ASKED}\b|(?:do|have) (?:you|we|they|I)\b|(?:does|did|are|can|could|would|is|was) (?:you|we|they|he|she|it|I|there)\b)[^,;:\n]{3,150}$`,
  'iu',
);

/** A lower-case first word that is certainly no name: “npm”, “iPhone” stay. */
const OPENING =
  /^(?:hello|hi|hey|dear|we|you|the|this|please|if|when|our|my|it|there|thanks?|can|could|in|on|at|to|for|me|an?|just|he|she|they|and|but|all|your|some|also|ok)(?=[ ,])/;

/** Gives a paragraph of sentences the capital that it should begin with. */
export function beginFirstSentence(prose: string): string {
  return OPENING.test(prose) && /[.!?]$/.test(prose) && countWords(prose) > 3 ? capitalise(prose) : prose;
}

/** Puts the mark that the last sentence of a paragraph lacks, where it is certain that it is a sentence or a question. */
export function endLastSentence(prose: string): string {
  const last = splitSentences(prose).at(-1)?.text;
  if (!last || !/[\p{L}\p{N}]$/u.test(last)) return prose;
  if (CERTAIN_QUESTION.test(last)) return `${prose}?`;
  const isStatement = !last.includes('\n') && !QUESTION.test(last) && STATEMENT.test(last);
  return isStatement && countWords(last) >= SENTENCE_WORDS_MIN ? `${prose}.` : prose;
}
