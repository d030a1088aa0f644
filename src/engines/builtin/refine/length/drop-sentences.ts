import { joinBlocks, parseBlocks } from '../text/blocks.js';
import { countEach, countWords } from '../text/words.js';
import { statesFacts } from './compress-sentence.js';
import type { MustStay } from './must-stay.js';
import { leansOnTheLast } from './key-terms.js';
import { rankSentences } from './rank-sentences.js';
import { matters } from './sentence-kinds.js';
import { rebuild, unitsOf, type Unit } from './select-sentences.js';
import { asksSomething, isPleasantry } from './sentence-purpose.js';

/** “I have read it”: no thing is named before the pronoun. */
const SPEAKS_OF_IT =
  /^(?:I|We)(?:['’]ve|['’]m)?(?: (?!(?:the|an?|my|our|your|this|that|it|them)\b)\p{Ll}+){1,8} (?:it|them)\b/u;

/**
 * Leaves out the least important sentences until a text has at most `target` words, never fewer than `least`. Sentences
 * that state a fact, negate, warn, request, order or ask stay, and so do the first one unless it is a pleasantry, list items, what introduces a list, and
 * what the next sentence refers to.
 */
export function dropSentences(
  content: string,
  target: number,
  least: number,
  mustStay: MustStay | null,
): string {
  const blocks = parseBlocks(content);
  const units = unitsOf(blocks);
  const worth = rankSentences(units.map(({ text }) => text));
  const kept = new Map(units.map(({ text }, index) => [index, text]));
  const left = countEach(units.map(({ block }) => block));
  let words = countWords(content);
  const byWorth = [...units.keys()].sort((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0));
  for (const index of byWorth) {
    if (words <= target) break;
    const unit = units[index] as Unit;
    const size = countWords(unit.text);
    const isOpening = index === 0 && !isPleasantry(unit.text);
    if (isOpening || words - size < least || !mayGo(unit, blocks[unit.block]?.kind)) continue;
    if (mustStay?.(unit.text, true)) continue;
    if ((left.get(unit.block) ?? 0) < 2 && isBelowHeading(blocks, unit.block)) continue;
    let next = index + 1;
    while (next < units.length && !kept.has(next)) next += 1;
    const following = units[next]?.text ?? '';
    if (leansOnTheLast(following) || (/\b(?:the|your|my) /.test(unit.text) && SPEAKS_OF_IT.test(following)))
      continue;
    kept.delete(index);
    left.set(unit.block, (left.get(unit.block) ?? 1) - 1);
    words -= size;
  }
  const isWhole = kept.size === units.length;
  return isWhole ? joinBlocks(blocks) : rebuild(blocks, units, kept, new Set(blocks.keys()));
}

function mayGo({ text }: Unit, kind: string | undefined): boolean {
  const isNeeded = [asksSomething, matters, statesFacts].some((holds) => holds(text));
  return kind === 'paragraph' && !/:\s*$/.test(text) && !isNeeded;
}

/** Whether a block is the first one below a heading. */
function isBelowHeading(blocks: ReturnType<typeof parseBlocks>, block: number): boolean {
  let above = block - 1;
  while (blocks[above]?.kind === 'blank') above -= 1;
  return blocks[above]?.kind === 'heading';
}
