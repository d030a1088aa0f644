import { joinBlocks, parseBlocks, type Block } from './blocks.js';
import { endsLikeSentence } from './sentences.js';
import { capitalise, onOneLine } from './words.js';

/** List items as sentences of one paragraph. */
export function toProse(content: string): string {
  const merged: Block[] = [];
  let open = false;
  for (const block of parseBlocks(content)) {
    if (block.kind !== 'item') {
      if (block.kind !== 'blank' || !open) merged.push(block);
      else merged.push({ ...block });
      if (block.kind !== 'blank') open = false;
      continue;
    }
    const text = asSentence(block.text);
    const last = merged.at(-1);
    if (open && last?.kind === 'paragraph') {
      last.text += ` ${text}`;
      last.end = block.end;
    } else merged.push({ kind: 'paragraph', lead: '', text, end: block.end });
    open = true;
  }
  return joinBlocks(merged);
}

function asSentence(text: string): string {
  const sentence = capitalise(text.trim());
  if (endsLikeSentence(sentence)) return sentence;
  return `${sentence.replace(/[,;:]+$/, '')}.`;
}

/** How deep an item stands, as the width of what comes before its marker. */
export function depthOf(item: Block): number {
  return /^\s*/.exec(item.lead)?.[0].length ?? 0;
}

/** The marker of an item, with its indentation; a check box that follows belongs to the words. */
const MARKER = /^[ \t]*(?:[-*+•–]|\d{1,3}[.)])[ \t]+/;

/** Gives the items of every list new markers, counted anew in each list and on each level. Paragraphs stay. */
export function markItems(content: string, marker: (index: number) => string): string {
  let counts: { depth: number; count: number }[] = [];
  const blocks = parseBlocks(content).map((block): Block => {
    if (block.kind !== 'item') {
      if (block.kind !== 'blank') counts = [];
      return block;
    }
    const depth = depthOf(block);
    counts = counts.filter((level) => level.depth <= depth);
    const level = counts.at(-1);
    const own = level?.depth === depth ? level : { depth, count: 0 };
    if (own !== level) counts.push(own);
    const lead = block.lead.replace(MARKER, block.lead.slice(0, depth) + marker(own.count++));
    return { ...block, lead };
  });
  return joinBlocks(blocks);
}

/** Sorts the items of each list by their words. The markers stay where they are; check boxes and the items below an item go with it. */
export function sortItems(content: string, direction: 'ascending' | 'descending'): string {
  const blocks = parseBlocks(content);
  const sign = direction === 'ascending' ? 1 : -1;
  for (let start = 0; start < blocks.length; start += 1) {
    let end = start;
    while (blocks[end]?.kind === 'item') end += 1;
    if (end - start < 2) continue;
    blocks.splice(start, end - start, ...sorted(blocks.slice(start, end), sign));
    start = end;
  }
  return joinBlocks(blocks);
}

function sorted(items: readonly Block[], sign: number): Block[] {
  const depth = depthOf(items[0] as Block);
  const families: Block[][] = [];
  for (const item of items) {
    const family = families.at(-1);
    if (family && depthOf(item) > depth) family.push(item);
    else families.push([item]);
  }
  const markers = families.map(([head]) => MARKER.exec(head?.lead ?? '')?.[0] ?? '');
  families.sort(
    ([one], [other]) =>
      sign * (one?.text ?? '').localeCompare(other?.text ?? '', 'en', { sensitivity: 'base', numeric: true }),
  );
  return families
    .flatMap(([head, ...below], place) => [
      { ...(head as Block), lead: (head?.lead ?? '').replace(MARKER, markers[place] ?? '') },
      ...below,
    ])
    .map((item, place) => ({ ...item, end: items[place]?.end ?? '' }));
}

/** A point has no soft line breaks; its full stop stays only if it holds more than one sentence. */
export function asPoint(sentence: string): string {
  const line = onOneLine(sentence.trim());
  return capitalise(line.replace(/(?<![.\s]|\b(?:etc|a\.m|p\.m|Inc|Ltd|Co))\.$/, ''));
}

/** No blank line between two items of one list. */
export function tightenLists(text: string): string {
  return text.replace(/((?:^|\n)(?:- |\d+\. )[^\n]*)\n\n(?=(?:- |\d+\. ))/g, '$1\n');
}
