import { isProse, parseBlocks } from '../text/blocks.js';
import { protect } from '../text/protect.js';
import { splitSentences } from '../text/sentences.js';
import { countWords } from '../text/words.js';
import { SINGULAR_IN_S } from '../data/agreement-nouns.js';

/** Nouns that seldom stand without an article in the singular. */
const COUNTABLE =
  'customer|child|company|problem|question|product|user|mistake|option|country|city|meeting|student|idea|friend|guest|ticket|bottle|picture|employee|colleague|shop|garden|kitchen|knee|wavelength|sample|experiment|fridge|bakery|hotel|restaurant|museum|boss|window|machine|lamp|key|flat|station';
/** What is wrong more often than right, with no correction that is certain. */
const DOUBTS: readonly RegExp[] = [
  /\b(?:do|does|did)(?:n['’]t| not) (?:is|are|has|had|been|seen|gone)\b|\b(?:must|can|could|should|will|would) (?:to|was|is|are|has|had)\b/iu,
  /\b(?:each|either|neither|one) of [^.,;!?\n]{3,40} (?:have|are|were)\b|\bneither [^.,;!?\n]{3,40} nor (?:the |my |our )?\p{Ll}+s (?:has|is|was)\b/iu,
  /\b(?:two|three|four|five|six|some|many|most) (?:of [^.,;!?\n]{3,30}|\p{Ll}{3,15}) (?:is|was|has)\b(?<!\b(?:percent|hundred|thousand|million|dozen|of it|of this|of that) (?:is|was|has))/iu,
  new RegExp(
    String.raw`\b(?:in|at|on|of|near|from|with|to|have|has|need|needs|is|was|since) (?:(?:big|small|new|old|good|left|right|first|last) )?(?:${COUNTABLE})(?=[.,;!?]| (?:and|is|was|because|for|in|on|at|since|of)\b)`,
    'iu',
  ),
  /\bsince (?:an?|two|three|four|five|six|\d{1,2}) (?:day|week|month|year|hour)s?\b(?! ago)|\bfor to\b|\b(?:an?|the) (?:\p{Ll}{2,15} )?\p{Ll}{2,15} what (?:is|can|goes|has|have|are|was)\b/iu,
  /\bme and my\b|\b(?:I|we|you|they) (?:seen|done|gone|have (?:order|receive|wait|ask|pay|buy|call))\b|\ball kind of\b/iu,
  /(?:^|[,;] |\b(?:and|but|because|so|if|that) )(?:he|she|it|(?:his|her|my|our|your|their|the) \p{Ll}{3,15}(?<!s)) (?:pick|drive|need|want|go|do|have|make|take|give|know|show|explain|lose|feel)\b(?= (?:\p{Ll}|\d))/iu,
  /n['’]t [^.,;!?\n]{2,30} (?:nothing|nobody)\b/iu,
];
const PLURAL_IS =
  /(?<!\b(?:of|in|for|with|on|to|and|from|by|at|between|about|than|he|she|it|that|which|who|what|as) (?:\p{L}+ ){0,2})\b(\p{Ll}{3,20}[^suiy\W]s) (?:is|was|has)\b/giu;
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
    DOUBTS.some((pattern) => pattern.test(sentence)) ||
    [...sentence.matchAll(PLURAL_IS)].some(([, noun = '']) => !SINGULAR_IN_S.has(noun.toLowerCase()))
  );
}
