import type { OperationContext } from '../operation.js';
import { parseBlocks } from '../text/blocks.js';
import { endsLikeSentence } from '../text/sentences.js';
import type { MustStay } from './must-stay.js';
import { orderByWorth } from './rank-sentences.js';
import { namesItsThing } from './sentence-purpose.js';
import { unitsOf } from './select-sentences.js';

/** Keeps the `count` sentences that matter most, or more where more must stay. */
export function selectSentences(content: string, count: number, mustStay: MustStay | null = null): string[] {
  const units = unitsOf(parseBlocks(content));
  const worth = orderByWorth(units.map(({ text }) => text));
  const order =
    count > 1 && namesItsThing(units[0]?.text ?? '') ? [0, ...worth.filter((index) => index > 0)] : worth;
  const staying = mustStay ? order.filter((index) => mustStay(units[index]?.text ?? '')) : [];
  const chosen = [...new Set([...staying, ...order])].slice(0, Math.max(count, staying.length));
  return chosen.sort((a, b) => a - b).map((index) => units[index]?.text ?? '');
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
