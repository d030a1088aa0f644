import type { Part } from '../operation.js';
import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { GONE, withoutEmptiedElements } from '../text/html-blocks.js';
import { letterParts } from '../text/letter-parts.js';
import { protect } from '../text/protect.js';
import { joinSentences, splitSentences } from '../text/sentences.js';

/** Edits a sentence or paragraph, told whether it is one of those that are meant; an empty text takes it out. */
type EditPart = (text: string, isMeant: boolean) => string | Promise<string>;

/** The text with its sentences or paragraphs edited; undefined where it has not as many as the part names. */
export function editParts(content: string, part: Part, edit: EditPart): Promise<string | undefined> {
  return part.unit === 'sentence'
    ? editEachSentence(content, part, edit)
    : editEachParagraph(content, part, edit);
}

/** A text of nothing but a part, or without it. */
export async function choose(content: string, part: Part, keep: boolean): Promise<string> {
  const whole = keep && part.unit === 'sentence' ? withoutCode(content) : content;
  const left = await editParts(whole, part, (text, isMeant) => (isMeant === keep ? text : ''));
  return (left ?? '').trim().replace(/\n{3,}/g, '\n\n');
}

const withoutCode = (content: string): string =>
  joinBlocks(parseBlocks(content).filter(({ kind, isTag }) => kind !== 'opaque' || isTag));

/** Tells of each of `total` parts, asked in their order, whether it is meant. */
function chooser({ from, count }: Part, total: number): () => boolean {
  const first = from === 'first' ? 0 : from === 'last' ? total - count : count - 1;
  const end = from === 'first' ? count : from === 'last' ? total : count;
  let index = -1;
  return () => (index += 1) >= first && index < end;
}

/** The blocks of a text: those between its greeting and its sign-off, which are neither sentence nor paragraph, are its body. */
function blocksOf(content: string): { block: Block; inBody: boolean }[] {
  return letterParts(content).flatMap((text, index) =>
    parseBlocks(text).map((block) => ({ block, inBody: index === 1 })),
  );
}

async function editEachSentence(content: string, part: Part, edit: EditPart): Promise<string | undefined> {
  const split = blocksOf(content).map(({ block, inBody }) => {
    const isCounted = inBody && isProse(block) && block.kind !== 'heading';
    const { text, restore } = protect(block.text);
    return { block, restore, sentences: isCounted ? splitSentences(text) : [] };
  });
  const total = split.flatMap(({ sentences }) => sentences).length;
  if (total < part.count) return undefined;
  const isMeant = chooser(part, total);
  const written = split.map(async ({ block, restore, sentences }) => {
    if (sentences.length === 0) return joinBlocks([block]);
    const edited = sentences.map(async ({ text, gap }) => ({
      text: await edit(restore(text), isMeant()),
      gap,
    }));
    const left = (await Promise.all(edited)).filter(({ text }) => text !== '');
    return left.length === 0 ? GONE : joinBlocks([{ ...block, text: joinSentences(left) }]);
  });
  return withoutEmptiedElements((await Promise.all(written)).join(''));
}

/** Paragraphs are what blank lines or tags part; a heading goes with the text below it only when it is named. */
async function editEachParagraph(content: string, part: Part, edit: EditPart): Promise<string | undefined> {
  const groups: { blocks: Block[]; inBody: boolean }[] = [];
  for (const { block, inBody } of blocksOf(content)) {
    const opens = block.kind === 'blank' || block.kind === 'heading' || block.kind === 'html' || block.isTag;
    if (opens || groups.at(-1)?.inBody !== inBody) groups.push({ blocks: [], inBody });
    groups.at(-1)?.blocks.push(block);
  }
  const isParagraph = ({ blocks, inBody }: (typeof groups)[number]) =>
    inBody && blocks.some(({ kind, isTag }) => kind !== 'blank' && kind !== 'heading' && !isTag);
  const total = groups.filter(isParagraph).length;
  if (total < part.count) return undefined;
  const isMeant = chooser(part, total);
  const written = groups.map(async (group) => {
    const text = joinBlocks(group.blocks);
    if (!isParagraph(group)) return text;
    const edited = await edit(text.trim(), isMeant());
    return edited === '' ? GONE : text.replace(text.trim(), () => edited);
  });
  return withoutEmptiedElements((await Promise.all(written)).join(''));
}
