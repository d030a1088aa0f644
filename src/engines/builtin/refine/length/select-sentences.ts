import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { GONE, withoutEmptiedElements } from '../text/html-blocks.js';
import { protect } from '../text/protect.js';
import { splitSentences } from '../text/sentences.js';
import type { Budget } from './fit-within.js';
import { OPTIONAL } from './asides.js';
import { compressSentence } from './compress-sentence.js';
import type { MustStay } from './must-stay.js';
import { anchorOf } from './key-terms.js';
import { frameOf } from './letter-frame.js';
import { orderByWorth } from './rank-sentences.js';
import { partsOf } from './sentence-parts.js';
import { isPleasantry, namesItsThing } from './sentence-purpose.js';

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

/**
 * Keeps the sentences that matter most within a budget, in their order and blocks; a heading stays where
 * something below it did. Sentences are compressed, so that padding takes no room from facts. Those that must stay are
 * taken whatever the budget.
 */
export function selectWithin(content: string, budget: Budget, mustStay: MustStay | null = null): string {
  const blocks = parseBlocks(content);
  const units = unitsOf(blocks);
  const shorts = units.map((unit) => unit.compress());
  const worth = orderByWorth(shorts);
  const texts = units.map(({ text }) => text);
  const kept = new Map<number, string>();
  const headings = joinBlocks(blocks.filter(({ kind }) => kind === 'heading'));
  const frame = frameOf(blocks);
  const framed = joinBlocks([...frame].map((index) => blocks[index] as Block));
  const sizeOf = (part: string) => (budget.measure(part) <= budget.max / 4 ? budget.measure(part) : 0);
  let used = sizeOf(headings) + sizeOf(framed);
  const costOf = (index: number, text: string) => budget.measure(`${units[index]?.lead ?? ''}${text} `);
  const take = (index: number, text: string) => {
    const cost = costOf(index, text);
    if (used + cost > budget.max && !mustStay?.(text)) return false;
    used += cost;
    kept.set(index, text);
    return true;
  };
  const bares = units.map((unit) => unit.compress(OPTIONAL));
  const forms = bares.map((bare, index) => [shorts[index]!, bare, ...partsOf(bare)]);
  const shortest = (index: number) => forms[index]?.at(-1) ?? '';
  const takeOne = (index: number) =>
    kept.has(index) || (forms[index]?.some((form) => take(index, form)) ?? false);
  if (mustStay) for (const index of worth) if (mustStay(units[index]?.text ?? '')) takeOne(index);
  const opening = shortest(0);
  const opensFirst =
    worth.length > 2 && namesItsThing(opening) && budget.measure(opening) <= budget.max * 0.6;
  if (opensFirst && budget.measure(shorts[0]!) > budget.max / 2) forms[0] = [opening];
  const order = opensFirst ? [0, ...worth.filter((index) => index > 0)] : worth;
  const anchors = units.map((_, index) => anchorOf(texts, index));
  const leans = (index: number) => anchors[index]! >= 0 && !kept.has(anchors[index]!);
  const waiting = new Set<number>();
  for (const index of order.filter((each) => !isPleasantry(units[each]?.text ?? ''))) {
    const anchor = anchors[index]!;
    const both = leans(index) ? costOf(index, shortest(index)) + costOf(anchor, shortest(anchor)) : 0;
    if (leans(index) && (leans(anchor) || used + both > budget.max)) waiting.add(index);
    else {
      if (leans(index)) take(anchor, shortest(anchor));
      if (takeOne(index) && waiting.has(index + 1)) takeOne(index + 1);
    }
  }
  if (kept.size === 0) for (const index of waiting) takeOne(index);
  if (kept.size === 0) return '';
  // What was cut for sentences that did not fit after all.
  for (const index of order.filter((each) => kept.has(each))) {
    const cut = kept.get(index)!;
    used -= costOf(index, cut);
    if (![shorts[index]!, bares[index]!].some((form) => take(index, form))) take(index, cut);
  }
  const headed = blocks.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  const staying = new Set([...(sizeOf(framed) ? frame : []), ...(sizeOf(headings) ? headed : [])]);
  return rebuild(blocks, units, kept, staying);
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
