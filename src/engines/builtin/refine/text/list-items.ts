import { joinBlocks, parseBlocks, type Block } from './blocks.js';
import { endsLikeSentence } from './sentences.js';
import { capitalise } from './words.js';

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

/** Sorts the items of each list by their words; the markers stay where they are. */
export function sortItems(content: string, direction: 'ascending' | 'descending'): string {
  const blocks = parseBlocks(content);
  const sign = direction === 'ascending' ? 1 : -1;
  for (let start = 0; start < blocks.length; start += 1) {
    let end = start;
    while (blocks[end]?.kind === 'item') end += 1;
    if (end - start < 2) continue;
    const texts = blocks.slice(start, end).map(({ text }) => text);
    texts.sort((a, b) => sign * a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true }));
    for (const [offset, text] of texts.entries())
      blocks[start + offset] = { ...(blocks[start + offset] as Block), text };
    start = end;
  }
  return joinBlocks(blocks);
}
