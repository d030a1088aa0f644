import { isProse, parseBlocks } from '../text/blocks.js';
import { protect } from '../text/protect.js';
import { splitSentences } from '../text/sentences.js';
import { countWords } from '../text/words.js';
import { SINGULAR_IN_S } from '../data/agreement-nouns.js';
import { DOUBTS } from '../data/doubts.js';
import { hasConfused } from './confused-words.js';
import { regex } from '../../text/regex.js';

const PLURAL_IS = regex.giu`(?<!\b(?:of|in|for|with|on|to|and|from|by|at|between|about|than|he|she|it|that|which|who|what|as) (?:\p{L}+ ){0,2})\b(\p{Ll}{3,20}[^suiy\W]s) (?:is|was|has)\b`;
/** A sentence of so many words without a mark runs on. */
const RUN_ON_WORDS = 30;

/** The sentences of a text that may still have mistakes. Linear in its length. */
export function doubtfulSentences(content: string): string[] {
  return parseBlocks(content)
    .filter((block) => isProse(block) && block.kind !== 'heading')
    .flatMap(({ text }) => {
      const { text: prose, restore } = protect(text);
      return splitSentences(prose)
        .filter(({ text: sentence }) => isDoubtful(sentence))
        .map(({ text: sentence }) => restore(sentence));
    });
}

function isDoubtful(sentence: string): boolean {
  if (sentence.length > 2_000) return false;
  if (!/[,;:–—(]/.test(sentence) && countWords(sentence) > RUN_ON_WORDS) return true;
  return (
    hasConfused(sentence) ||
    DOUBTS.some((pattern) => pattern.test(sentence)) ||
    [...sentence.matchAll(PLURAL_IS)].some(([, noun = '']) => !SINGULAR_IN_S.has(noun.toLowerCase()))
  );
}
