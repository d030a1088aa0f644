import { regex } from '../../text/regex.js';
import { joinBlocks, parseBlocks, type Block } from './blocks.js';
import { endsLikeSentence } from './sentences.js';
import { capitalise, onOneLine } from './words.js';

/** List items as sentences of one paragraph, or as one sentence with the line that introduces them. */
export function toProse(content: string): string {
  const merged: Block[] = [];
  let open = false;
  for (const block of withIntroducedLists(parseBlocks(content))) {
    if (block.kind !== 'item') {
      merged.push(block);
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

/** “You need:” and the items below it become one sentence; items that have commas or stops of their own are parted by semicolons. */
function withIntroducedLists(blocks: readonly Block[]): Block[] {
  const made: Block[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]!;
    const introduces = block.kind === 'paragraph' && /:\s*$/.test(block.text);
    let first = introduces ? index + 1 : blocks.length;
    while (blocks[first]?.kind === 'blank' && blocks[first + 1]?.kind === 'item') first += 1;
    let end = first;
    while (blocks[end]?.kind === 'item') end += 1;
    const items = blocks.slice(first, end).map(({ text }) => onOneLine(text.trim()).replace(/[.;,]+$/, ''));
    const isOneSentence = items.length > 1 && items.every((item) => !/[.!?]["'”’)]*\s+\p{Lu}/u.test(item));
    if (!isOneSentence) {
      made.push(block);
      continue;
    }
    const mark = items.some((item) => /[,:]|\.\s|[.!?]$/.test(item)) ? ';' : ',';
    const listed = `${items.slice(0, -1).join(`${mark} `)}${mark === ';' ? ';' : ' and'} ${items.at(-1)}`;
    made.push({
      ...block,
      text: `${block.text.trimEnd()} ${listed}${endsLikeSentence(listed) ? '' : '.'}`,
      end: blocks[end - 1]!.end,
    });
    index = end - 1;
  }
  return made;
}

function asSentence(text: string): string {
  const sentence = capitalise(text.trim());
  return endsLikeSentence(sentence) ? sentence : `${sentence.replace(/[,;:]+$/, '')}.`;
}

/** How deep an item stands, as the width of what comes before its marker. */
export function depthOf(item: Block): number {
  return /^\s*/.exec(item.lead)?.[0].length ?? 0;
}

/** The marker of an item, with its indentation; a check box that follows belongs to the words. */
const MARKER = /^[ \t]*(?:[-*+•–]|\d{1,3}[.)])[ \t]+/;

/** Gives the items of every list new markers, which start again in each list and on each level. Paragraphs stay. */
export function markItems(content: string, marker: (index: number) => string): string {
  const counts = new Map<number, number>();
  const blocks = parseBlocks(content).map((block): Block => {
    if (block.kind !== 'item') {
      if (block.kind !== 'blank') counts.clear();
      return block;
    }
    const depth = depthOf(block);
    for (const deeper of counts.keys()) if (deeper > depth) counts.delete(deeper);
    const count = counts.get(depth) ?? 0;
    counts.set(depth, count + 1);
    return { ...block, lead: block.lead.replace(MARKER, block.lead.slice(0, depth) + marker(count)) };
  });
  return joinBlocks(blocks);
}

/** Leads on from the sentence before, which a point does not. */
const LINK = regex.iu`^(?:ok(?:ay)?,? so|(?:oh,? )?and|so(?= (?:I|we|you|they|he|she|there|please|the|before|after)\b)),? (?=\p{L})`;

/** A point has no soft line breaks; its full stop stays only if it holds more than one sentence. */
export function asPoint(sentence: string): string {
  const line = onOneLine(sentence.trim().replace(/^[-–*•]\s+/, ''));
  return capitalise(line.replace(LINK, '').replace(/(?<![.\s]|\b(?:etc|a\.m|p\.m|Inc|Ltd|Co))\.$/, ''));
}

/** No blank line between two items of one list. */
export function tightenLists(text: string): string {
  return text.replace(/((?:^|\n)(?:- |\d+\. )[^\n]*)\n\n(?=(?:- |\d+\. ))/g, '$1\n');
}
