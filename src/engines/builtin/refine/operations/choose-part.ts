import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import type { Part } from '../operation.js';
import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { GONE, withoutEmptiedElements } from '../text/html-blocks.js';
import { protect } from '../text/protect.js';
import { joinSentences, splitSentences } from '../text/sentences.js';

/** A text without a part, or of nothing but a part, and how many such parts it has. */
export function choose(content: string, part: Part, keep: boolean): { kept: string; total: number } {
  return part.unit === 'sentence'
    ? chooseSentences(content, part, keep)
    : chooseParagraphs(content, part, keep);
}

/** Tells of each of `total` parts, asked in their order, whether it is chosen. */
function chooser({ from, count }: Part, total: number): () => boolean {
  const first = from === 'first' ? 0 : from === 'last' ? total - count : count - 1;
  const end = from === 'first' ? count : from === 'last' ? total : count;
  let index = -1;
  return () => (index += 1) >= first && index < end;
}

/** The blocks of a text: those between its greeting and its sign-off, which are neither sentence nor paragraph, are its body. */
function blocksOf(content: string): { block: Block; inBody: boolean }[] {
  const start = GREETING_PATTERN.exec(content)?.[0].length ?? 0;
  const end = SIGN_OFF_PATTERN.exec(content)?.index ?? content.length;
  return [content.slice(0, start), content.slice(start, end), content.slice(end)].flatMap((text, index) =>
    parseBlocks(text).map((block) => ({ block, inBody: index === 1 })),
  );
}

function sentencesOf(content: string) {
  return blocksOf(content).map(({ block, inBody }) => {
    const counted = inBody && isProse(block) && block.kind !== 'heading';
    const { text, restore } = protect(block.text);
    return { block, restore, sentences: counted ? splitSentences(text) : [] };
  });
}

function chooseSentences(content: string, part: Part, keep: boolean): { kept: string; total: number } {
  const split = sentencesOf(content);
  const total = split.flatMap(({ sentences }) => sentences).length;
  const isChosen = chooser(part, total);
  const blocks = split.map(({ block, restore, sentences }) => {
    if (sentences.length === 0) return block;
    const left = sentences.filter(() => isChosen() === keep);
    return { ...block, text: restore(joinSentences(left)) };
  });
  return { kept: dropEmpty(blocks, keep), total };
}

/** Paragraphs are what blank lines or tags part; a heading goes with the text below it only when it is named. */
function chooseParagraphs(content: string, part: Part, keep: boolean): { kept: string; total: number } {
  const groups = groupsOf(content);
  const total = groups.filter(isParagraph).length;
  const isChosen = chooser(part, total);
  const left = groups.map((group) =>
    !isParagraph(group) || isChosen() === keep ? joinBlocks(group.blocks) : GONE,
  );
  const kept = withoutEmptiedElements(left.join('')).replace(/\n{3,}/g, '\n\n');
  return { kept: kept.trim(), total };
}

interface Group {
  blocks: Block[];
  inBody: boolean;
}

function groupsOf(content: string): Group[] {
  const groups: Group[] = [];
  for (const { block, inBody } of blocksOf(content)) {
    const opens = block.kind === 'blank' || block.kind === 'heading' || block.kind === 'html' || block.isTag;
    if (opens || groups.at(-1)?.inBody !== inBody) groups.push({ blocks: [], inBody });
    groups.at(-1)?.blocks.push(block);
  }
  return groups;
}

/** The text with one of its parts edited; undefined where it has no such part. */
export async function editPart(
  content: string,
  part: Part,
  edit: (text: string) => Promise<string>,
): Promise<string | undefined> {
  if (part.unit === 'sentence') {
    const split = sentencesOf(content);
    const total = split.flatMap(({ sentences }) => sentences).length;
    if (total < part.count) return undefined;
    const isChosen = chooser(part, total);
    const blocks = split.map(async ({ block, restore, sentences }) => {
      if (sentences.length === 0) return block;
      const texts = sentences.map(async ({ text, gap }) =>
        isChosen() ? (await edit(restore(text))) + gap : restore(text) + gap,
      );
      return { ...block, text: (await Promise.all(texts)).join('') };
    });
    return joinBlocks(await Promise.all(blocks));
  }
  const groups = groupsOf(content);
  const total = groups.filter(isParagraph).length;
  if (total < part.count) return undefined;
  const isChosen = chooser(part, total);
  const written = groups.map(async (group) => {
    const text = joinBlocks(group.blocks);
    if (!isParagraph(group) || !isChosen()) return text;
    const words = text.trim();
    const edited = await edit(words);
    return text.replace(words, () => edited);
  });
  return (await Promise.all(written)).join('');
}

function dropEmpty(blocks: readonly Block[], keep: boolean): string {
  const left = blocks.filter((block) => {
    if (isProse(block) && block.text.trim() === '') return false;
    return !(keep && block.kind === 'opaque' && !block.isTag);
  });
  return joinBlocks(left)
    .trim()
    .replace(/\n{3,}/g, '\n\n');
}

function isParagraph({ blocks, inBody }: Group): boolean {
  return inBody && blocks.some(({ kind, isTag }) => kind !== 'blank' && kind !== 'heading' && !isTag);
}
