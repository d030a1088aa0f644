import type { Teller } from '../data/kind-turns.js';
import { classOf } from '../grammar/word-classes.js';
import { splitSentences, joinSentences } from '../text/sentences.js';
import { capitalise, wordSet } from '../text/words.js';
import { regex } from '../../text/regex.js';

/** Three words or more in capitals, of which some may be “I” or “A”. */
const SHOUTED = regex.gu`(?<![\p{L}\p{N}'’-])\p{Lu}[\p{Lu}'’-]*(?:,? \p{Lu}[\p{Lu}'’-]*){2,}(?![\p{L}\p{N}'’-])`;
/** Codes and names in capitals have none of these. */
const IN_SENTENCES =
  /\b(?:I|THE|AN?|IS|ARE|WAS|WERE|MY|OUR|YOUR|YOU|TO|OF|AND|BUT|NOT|THIS|HAVE|HAS|DO|WE|THEY|FOR|IN|ON|WITH|NO|NEVER)\b/;
const LETTERS = /\p{Lu}[\p{Lu}'’]*/gu;
/** Words that are put in capitals for stress only. */
const STRESSED = wordSet`
  now do does did not never nothing ever always again still very full immediately today really please stop must why any
  every twice three third last two all so too nobody none only both only that this what when how refuse
  disgusting disgusted furious unacceptable ridiculous paid your you my late broken wrong worst days weeks
  months hours times already don't can't won't didn't
`;
const DOUBLED = /[!?]*(?:!!|\?\?|!\?|\?!)[!?]*/g;
const GLAD = /\b(?:thank|thanks|congrat|well done|great|love|lovely|happy|welcome|yay)/i;

/** Takes the shouting out of angry prose: words in capitals for stress, and rows of exclamation and question marks. */
export function calmMarks(prose: string, manner: Teller['manner']): string {
  // Names can't be told from words there.
  const isAllShouted = !/\p{Ll}/u.test(prose);
  const sentences = splitSentences(prose).map(({ text, gap }) => {
    const end = manner === 'friendly' || GLAD.test(text) ? '!' : '.';
    const marked = text.replace(DOUBLED, (marks) => (marks.includes('?') ? '?' : end));
    const isTitle = !/\p{Ll}/u.test(text) && !/[.!?]$/.test(text);
    return { text: isTitle || isAllShouted ? marked : unshout(marked), gap };
  });
  return joinSentences(sentences);
}

function unshout(sentence: string): string {
  const calm = sentence
    .replace(SHOUTED, (run) => (IN_SENTENCES.test(run) ? run.replace(LETTERS, small) : run))
    .replace(/(?<![\p{L}\p{N}'’-]|\b(?:is|are) wrong )\p{Lu}[\p{Lu}'’]{1,}(?![\p{L}\p{N}'’-])/gu, (word) =>
      STRESSED.has(word.toLowerCase().replace('’', "'")) ? word.toLowerCase() : word,
    );
  return calm === sentence ? sentence : /^[^\p{L}]*\p{Lu}/u.test(sentence) ? capitalise(calm) : calm;
}

function small(word: string): string {
  const lower = word.toLowerCase();
  return /^I(?:['’]|$)/.test(word)
    ? word.charAt(0) + lower.slice(1)
    : classOf(lower) !== '' || /['’]/.test(word)
      ? lower
      : word;
}
