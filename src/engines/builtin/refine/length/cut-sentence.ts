import type { Budget } from './select-sentences.js';

/** Cuts a sentence that is longer than the whole budget: before a clause if that leaves enough, else after a word, with an ellipsis. */
export function cutSentence(sentence: string, budget: Budget): string {
  const words = sentence.split(/\s+/);
  let count = words.length;
  while (count > 1 && budget.measure(`${words.slice(0, count).join(' ')}…`) > budget.max) count -= 1;
  const head = words.slice(0, count).join(' ');
  const clause =
    /^(.*[^\s,;:–—-])\s*(?:[,;:–—]\s|\s(?:and|but|because|which|while|so that)\s)[^,;:]*$/su.exec(
      head,
    )?.[1] ?? '';
  if (budget.measure(clause) >= budget.max * 0.6) return `${clause}.`;
  return `${head.replace(/[\s,;:–—-]+$/u, '')}…`;
}
