import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { protect } from '../text/protect.js';
import { splitSentences } from '../text/sentences.js';
import { countWords } from '../text/words.js';
import { compressSentence } from './compress-sentence.js';
import { orderByWorth } from './rank-sentences.js';

/** One sentence of a text, with where it stands. */
interface Unit {
  block: number;
  /** The marker of the list item that it opens. */
  lead: string;
  text: string;
  short: string;
}

/** How much room a text may take; `measure` of joined sentences is compared with `max`. */
export interface Budget {
  max: number;
  measure(text: string): number;
}

/** By words, the budget a reader means. */
export const inWords = (max: number): Budget => ({ max, measure: countWords });
/** By characters, as a post's limit is meant. */
export const inCharacters = (max: number): Budget => ({ max, measure: (text) => [...text].length });

/** The sentences of a text's paragraphs and list items, as they stand, quotations and code included. */
export function sentencesOf(content: string): string[] {
  return unitsOf(parseBlocks(content)).map(({ text }) => text);
}

/**
 * Keeps the sentences that matter most within a budget, in their order and blocks; a heading stays where
 * something below it did. Sentences are taken whole first and compressed where that makes room.
 */
export function selectWithin(content: string, budget: Budget): string {
  const blocks = parseBlocks(content);
  const units = unitsOf(blocks);
  const order = orderByWorth(units.map(({ text }) => text));
  const kept = new Map<number, string>();
  const headings = joinBlocks(blocks.filter(({ kind }) => kind === 'heading'));
  let used = budget.measure(headings) > budget.max / 4 ? 0 : budget.measure(headings);
  const take = (index: number, text: string) => {
    const cost = budget.measure(`${units[index]?.lead ?? ''}${text} `);
    if (used + cost > budget.max) return false;
    used += cost;
    kept.set(index, text);
    return true;
  };
  for (const index of order) {
    const unit = units[index];
    if (unit && !take(index, unit.text)) take(index, unit.short);
  }
  const withHeadings = used > 0 && budget.measure(headings) <= budget.max / 4;
  return rebuild(blocks, units, kept, withHeadings);
}

/** Keeps the `count` sentences that matter most. */
export function selectSentences(content: string, count: number): string[] {
  const units = unitsOf(parseBlocks(content));
  const chosen = orderByWorth(units.map(({ text }) => text)).slice(0, count);
  return chosen.sort((a, b) => a - b).map((index) => units[index]?.text ?? '');
}

function unitsOf(blocks: readonly Block[]): Unit[] {
  return blocks.flatMap((block, index) => {
    if (!isProse(block) || block.kind === 'heading') return [];
    const { text, restore } = protect(block.text);
    return splitSentences(text).map((sentence, place) => ({
      block: index,
      lead: place === 0 ? block.lead : '',
      text: restore(sentence.text),
      short: restore(compressSentence(sentence.text) || sentence.text),
    }));
  });
}

function rebuild(
  blocks: readonly Block[],
  units: readonly Unit[],
  kept: ReadonlyMap<number, string>,
  withHeadings: boolean,
): string {
  const texts = new Map<number, string[]>();
  for (const [index, unit] of units.entries()) {
    const text = kept.get(index);
    if (text !== undefined) texts.set(unit.block, [...(texts.get(unit.block) ?? []), text]);
  }
  const left = blocks.flatMap((block, index): Block[] => {
    if (block.kind === 'heading') return withHeadings && hasText(blocks, texts, index) ? [block] : [];
    if (block.kind === 'blank') return [block];
    const own = texts.get(index);
    return own ? [{ ...block, text: own.join(' ') }] : [];
  });
  return joinBlocks(left)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

function hasText(blocks: readonly Block[], texts: ReadonlyMap<number, string[]>, heading: number): boolean {
  for (let index = heading + 1; index < blocks.length && blocks[index]?.kind !== 'heading'; index += 1) {
    if (texts.has(index)) return true;
  }
  return false;
}
