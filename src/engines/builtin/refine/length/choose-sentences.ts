import type { OperationContext } from '../operation.js';
import { endsLikeSentence } from '../text/sentences.js';
import { compressSentence } from './compress-sentence.js';
import { anchorOf, withoutLink } from './key-terms.js';
import type { MustStay } from './must-stay.js';
import { orderByWorth } from './rank-sentences.js';
import { namesItsThing } from './sentence-purpose.js';
import { sentencesOf } from './select-sentences.js';

/** Keeps the `count` sentences that matter most, or more where more must stay, and what one of them refers to. */
export function selectSentences(content: string, count: number, mustStay: MustStay | null = null): string[] {
  const sentences = sentencesOf(content);
  const worth = orderByWorth(sentences.map((sentence) => compressSentence(sentence)));
  const first = sentences.findIndex((sentence) => !sentence.endsWith('?'));
  const opens = count > 1 && first >= 0 && first <= 1 && namesItsThing(sentences[first]!);
  const order = opens ? [first, ...worth.filter((index) => index > first), ...(first > 0 ? [0] : [])] : worth;
  const staying = mustStay ? order.filter((index) => mustStay(sentences[index]!)) : [];
  const room = Math.max(count, staying.length);
  const chosen = new Set(staying);
  const plain = sentences.map(withoutLink);
  for (const index of order) {
    const anchor = anchorOf(plain, index);
    const isHeld = anchor < 0 || chosen.has(anchor);
    const wanted = isHeld ? [index] : [anchor, index];
    if (new Set([...chosen, ...wanted]).size <= room) for (const each of wanted) chosen.add(each);
  }
  for (const index of order) if (chosen.size < room) chosen.add(index);
  const places = [...chosen].sort((a, b) => a - b);
  return places.map((index) => (chosen.has(index - 1) ? sentences : plain)[index]!);
}

/** Keeps the sentences that matter most, so many or as many as must stay. */
export function chooseSentences(content: string, count: number, context: OperationContext): string[] {
  const chosen = selectSentences(content, count, context.mustStay);
  if (chosen.length > count)
    context.warn(
      'longer_than_asked',
      `What the instructions ask to keep stands in ${chosen.length} sentences, more than the ${count} asked for`,
    );
  return chosen.map((text) => (endsLikeSentence(text) ? text : `${text.replace(/[,;:]$/, '')}.`));
}
