import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { GONE, withoutEmptiedElements } from '../text/html-blocks.js';
import { protect } from '../text/protect.js';
import { splitSentences } from '../text/sentences.js';
import { compressSentence } from './compress-sentence.js';
import { frameOf } from './letter-frame.js';

/** One sentence of a text, with where it stands. */
export interface Unit {
  block: number;
  /** The marker of the list item that it opens. */
  lead: string;
  text: string;
  /** Compresses it; without `asides`, by those that `compressSentence` removes by default. */
  compress(asides?: RegExp): string;
}

/** The sentences of a text's paragraphs and list items, as they stand, quotations and code included. */
export function sentencesOf(content: string): string[] {
  return unitsOf(parseBlocks(content)).map(({ text }) => text);
}

/** The sentences of a text's paragraphs and list items, without its greeting and closing. */
export function unitsOf(blocks: readonly Block[]): Unit[] {
  const frame = frameOf(blocks);
  return blocks.flatMap((block, index) => {
    if (!isProse(block) || block.kind === 'heading' || frame.has(index)) return [];
    const { text, restore } = protect(block.text);
    return splitSentences(text).map((sentence, place) => ({
      block: index,
      lead: place === 0 ? block.lead : '',
      text: restore(sentence.text),
      compress: (asides) => restore(compressSentence(sentence.text, asides) || sentence.text),
    }));
  });
}

/** A text of the sentences that are kept; a heading stays only with text below it. */
export function rebuild(
  blocks: readonly Block[],
  units: readonly Unit[],
  kept: ReadonlyMap<number, string>,
  /** The blocks that stay although they hold no sentence. */
  frame: ReadonlySet<number>,
): string {
  const texts = Map.groupBy(
    [...units.keys()].filter((index) => kept.has(index)),
    (index) => units[index]!.block,
  );
  const holdsUnits = new Set(units.map(({ block }) => block));
  const left = blocks.flatMap((block, index): Block[] => {
    const own = texts.get(index);
    if (own) return [{ ...block, text: own.map((unit) => kept.get(unit)).join(' ') }];
    if (block.kind === 'blank' || block.isTag) return [block];
    if (block.kind === 'heading') return frame.has(index) && hasText(blocks, texts, index) ? [block] : [];
    if (frame.has(index) && !holdsUnits.has(index)) return [block];
    return block.kind === 'html' ? [{ ...block, text: GONE }] : [];
  });
  return withoutEmptiedElements(joinBlocks(left))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** Whether a heading has text below it. */
function hasText(blocks: readonly Block[], texts: ReadonlyMap<number, unknown>, heading: number): boolean {
  let index = heading + 1;
  while (index < blocks.length && blocks[index]?.kind !== 'heading' && !texts.has(index)) index += 1;
  return texts.has(index);
}
