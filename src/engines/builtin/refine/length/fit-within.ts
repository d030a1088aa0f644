import type { OperationContext } from '../operation.js';
import { editProse, editSentences } from '../text/edit-prose.js';
import { countWords, uncapitalise } from '../text/words.js';
import { selectSentences } from './choose-sentences.js';
import { compressSentence, withoutAddress } from './compress-sentence.js';
import { standsAlone } from './sentence-parts.js';
import { selectWithin } from './select-within.js';
import { regex } from '../../text/regex.js';

/** How much room a text may take; `measure` of joined sentences is compared with `max`. */
export interface Budget {
  max: number;
  unit: 'words' | 'characters';
  measure(text: string): number;
}

/** By words, the budget a reader means. */
export const inWords = (max: number): Budget => ({ max, unit: 'words', measure: countWords });
/** By characters, as a post's limit is meant. */
export const inCharacters = (max: number): Budget => ({
  max,
  unit: 'characters',
  measure: (text) => [...text].length,
});

/** “Our premium desk organizer is the perfect solution for anyone who likes order. Made from oak, it”. */
const PRAISED = regex.u`^(?<whose>Our|The|This|These)(?: (?:premium|high-quality|top-quality|innovative|amazing|stunning|beautiful|unique|luxurious|elegant|stylish|versatile|revolutionary|fantastic|wonderful|state-of-the-art|cutting-edge|brand-new|all-new)(?:,| and)?){0,4} (?<thing>[^.!?;:\n]{3,100}?) (?:is|are) (?:(?:simply|just|truly|quite) )?(?:the|an) (?:perfect|ideal|ultimate|best|must-have|absolute) (?:\p{Ll}+ ){1,3}(?:for|to) (?!(?:[^.!?\n]{0,140} )?(?:not|never|no|if|unless|only|without|but|under|over)\b)[^.!?\d\n]{3,140}[.!] (?:(?<made>(?:Hand)?(?:[Mm]ade|Built|Designed|Crafted|[Ww]oven|Printed) [^.!?;:,\n]{3,100}, )(?:it|they)|It|They) (?=(?:also )?(?:has|have|is|are|comes?|measures?|weighs?|holds?|includes?|costs?|fits?|lasts?|works?|runs?)\b)`;

/** Leaves out an opening that only praises, and names its thing where the next sentence calls it “it”. */
const withoutPraise = (content: string): string =>
  editProse(content, (prose) =>
    prose.replace(PRAISED, (_, whose: string, thing: string, made = '') =>
      made ? `${made}${uncapitalise(whose)} ${thing} ` : `${whose} ${thing} `,
    ),
  );

/** Shortens a text to a budget; if every sentence is too long, one is cut, with a warning. */
export function fitWithin(content: string, budget: Budget, context: OperationContext): string {
  const lean = editSentences(content, compressSentence);
  if (budget.measure(lean) <= budget.max) return lean;
  const selected = selectWithin(withoutPraise(content), budget, context.mustStay);
  const size = budget.measure(selected);
  if (size > budget.max)
    context.warn(
      'longer_than_asked',
      `What the instructions ask to keep needs ${size} ${budget.unit}, more than the ${budget.max} asked for`,
    );
  if (selected.trim() !== '') return selected;
  const [best = content] = selectSentences(content, 1);
  const short = compressSentence(withoutAddress(compressSentence(best)));
  if (budget.measure(short) <= budget.max) return short;
  context.warn('cut_inside_sentence', 'No sentence fits the length asked for, so one was cut');
  return cutSentence(short, budget);
}

const SEAM = /[,;:–—]\s|\s(?:and|but|because|which|while|so that)\s/gu;

/** No sentence ends with these. */
const DANGLING = regex.i`^(?:at|in|on|of|the|an?|and|or|but|to|for|from|with|by|is|are|was|were|that|which|as|our|your|my|its|their|his|her|up|until|till|before|after|than|not|no|least|most|including|unless|if|per|without|within)$`;

/** Cuts a sentence that is longer than the whole budget: before a clause if that leaves enough, else after a word, with an ellipsis. */
function cutSentence(sentence: string, budget: Budget): string {
  const words = sentence.split(/\s+/);
  const headOf = (count: number) => withoutLooseEnd(words.slice(0, count).join(' '));
  let fits = 1;
  let tooMany = words.length + 1;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (budget.measure(`${headOf(middle)}…`) <= budget.max) fits = middle;
    else tooMany = middle;
  }
  const head = headOf(fits);
  const seam = [...head.matchAll(SEAM)].at(-1)?.index ?? 0;
  const clause = withoutLooseEnd(head.slice(0, seam));
  const isEnough = budget.measure(clause) >= budget.max * 0.6;
  return isEnough && standsAlone(clause) ? `${clause}.` : `${head}…`;
}

function withoutTrailingMarks(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;:–—-]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function withoutLooseEnd(text: string): string {
  const words = withoutTrailingMarks(text).split(' ');
  while (words.length > 1 && DANGLING.test(words.at(-1)!)) words.pop();
  return withoutTrailingMarks(words.join(' '));
}
