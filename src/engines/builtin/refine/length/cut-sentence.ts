import type { Budget } from './budget.js';
import { standsAlone } from './compress-sentence.js';

const SEAM = /[,;:–—]\s|\s(?:and|but|because|which|while|so that)\s/gu;

/** No sentence ends with these. */
const DANGLING =
  /^(?:at|in|on|of|the|an?|and|or|but|to|for|from|with|by|is|are|was|were|that|which|as|our|your|my|its|their|his|her|up|until|till|before|after|than|not|no|least|most|including|unless|if|per|without|within)$/i;

/** Cuts a sentence that is longer than the whole budget: before a clause if that leaves enough, else after a word, with an ellipsis. */
export function cutSentence(sentence: string, budget: Budget): string {
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
