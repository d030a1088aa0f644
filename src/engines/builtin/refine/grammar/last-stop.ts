import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords } from '../text/words.js';

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
  const sentences = splitSentences(prose);
  const last = sentences.at(-1);
  if (last && CERTAIN_QUESTION.test(last.text) && /[\p{L}\p{N}]$/u.test(last.text)) return `${prose}?`;
  if (!last || !/[\p{L}\p{N}]$/u.test(last.text) || last.text.includes('\n') || QUESTION.test(last.text))
    return prose;
  if (countWords(last.text) < SENTENCE_WORDS_MIN || !STATEMENT.test(last.text)) return prose;
  return `${prose}.`;
}
