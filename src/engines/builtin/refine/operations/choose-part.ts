import type { Part } from '../operation.js';
import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { withoutEmptyElements } from '../text/html-blocks.js';
import { protect } from '../text/protect.js';
import { joinSentences, splitSentences } from '../text/sentences.js';

/** A text without a part, or of nothing but a part, and how many such parts it has. */
export function choose(content: string, part: Part, keep: boolean): { kept: string; total: number } {
  return part.unit === 'sentence'
    ? chooseSentences(content, part, keep)
    : chooseParagraphs(content, part, keep);
}

function isChosen(part: Part, index: number, total: number): boolean {
  if (part.from === 'first') return index < part.count;
  return part.from === 'last' ? index >= total - part.count : index === part.count - 1;
}

function chooseSentences(content: string, part: Part, keep: boolean): { kept: string; total: number } {
  const split = parseBlocks(content).map((block) => {
    const counted = isProse(block) && block.kind !== 'heading';
    const { text, restore } = protect(block.text);
    return { block, restore, sentences: counted ? splitSentences(text) : [] };
  });
  const total = split.reduce((sum, { sentences }) => sum + sentences.length, 0);
  let index = 0;
  const blocks = split.map(({ block, restore, sentences }) => {
    if (sentences.length === 0) return block;
    const left = sentences.filter(() => isChosen(part, index++, total) === keep);
    return { ...block, text: restore(joinSentences(left)) };
  });
  return { kept: dropEmpty(blocks, keep), total };
}

/** Paragraphs are what blank lines or tags part; a heading goes with the text below it only when it is named. */
function chooseParagraphs(content: string, part: Part, keep: boolean): { kept: string; total: number } {
  const groups = groupsOf(content);
  const total = groups.filter(isParagraph).length;
  let index = 0;
  const left = groups.filter((group) =>
    isParagraph(group) ? isChosen(part, index++, total) === keep : true,
  );
  const kept = joinBlocks(left.flat()).replace(/\n{3,}/g, '\n\n');
  return { kept: withoutEmptyElements(kept).trim(), total };
}

function groupsOf(content: string): Block[][] {
  const groups: Block[][] = [];
  for (const block of parseBlocks(content)) {
    const opens = block.kind === 'blank' || block.kind === 'heading' || block.kind === 'html' || block.isTag;
    if (opens || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
}

/** The text with one of its parts edited; undefined where it has no such part, or more than one like it. */
export async function editPart(
  content: string,
  part: Part,
  edit: (text: string) => Promise<string>,
): Promise<string | undefined> {
  const groups = groupsOf(content);
  if (part.unit === 'sentence') {
    const prose = groups.flat().filter((block) => isProse(block) && block.kind !== 'heading');
    const sentences = prose.flatMap(({ text }) => splitSentences(text)).map(({ text }) => text);
    let edited = content;
    for (const sentence of sentences.filter((_, index) => isChosen(part, index, sentences.length))) {
      const [before = '', after, another] = edited.split(sentence);
      if (after === undefined || another !== undefined) return undefined;
      edited = before + (await edit(sentence)) + after;
    }
    return sentences.length < part.count ? undefined : edited;
  }
  const paragraphs = groups.filter(isParagraph);
  const chosen = paragraphs.filter((_, index) => isChosen(part, index, paragraphs.length));
  if (paragraphs.length < part.count) return undefined;
  const written = groups.map(async (group) => {
    const text = joinBlocks(group);
    const words = text.trimEnd();
    return chosen.includes(group) ? (await edit(words)) + text.slice(words.length) : text;
  });
  return (await Promise.all(written)).join('');
}

function dropEmpty(blocks: readonly Block[], keep: boolean): string {
  const left = blocks.filter((block) => {
    if (isProse(block) && block.text.trim() === '') return false;
    return !(keep && block.kind === 'opaque' && !block.isTag);
  });
  return joinBlocks(left)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isParagraph(group: readonly Block[]): boolean {
  return group.some(({ kind, isTag }) => kind !== 'blank' && kind !== 'heading' && !isTag);
}
