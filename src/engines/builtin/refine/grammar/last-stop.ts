import { splitSentences } from '../text/sentences.js';
import { countWords } from '../text/words.js';

const SENTENCE_WORDS_MIN = 6;
/** A subject and its verb near the beginning: a title has neither. */
const STATEMENT = /^(?:\p{L}+,? ){0,2}(?:I|we|he|she|they|it|you)(?:['’](?:s|re|m|ve|ll|d))? \p{L}+/iu;
const QUESTION =
  /^(?:who|what|why|how|when|where|which|whose|do|does|did|is|are|am|was|were|can|could|would|will|should|shall|may|have|has)\b/i;

/** Puts the full stop that the last sentence of a paragraph lacks, where it is certain that it is a sentence. */
export function endLastSentence(prose: string): string {
  const sentences = splitSentences(prose);
  const last = sentences.at(-1);
  if (!last || !/[\p{L}\p{N}]$/u.test(last.text) || last.text.includes('\n') || QUESTION.test(last.text))
    return prose;
  if (countWords(last.text) < SENTENCE_WORDS_MIN || !STATEMENT.test(last.text)) return prose;
  return `${prose}.`;
}
