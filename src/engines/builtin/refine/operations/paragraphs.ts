import { regex } from '../../text/regex.js';
import { frameOf } from '../length/letter-frame.js';
import { says, type Operation } from '../operation.js';
import { NUMBER, readNumber } from '../reading/numbers.js';
import { joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { protect } from '../text/protect.js';
import { onOneLine } from '../text/words.js';
import { endsLikeSentence, joinSentences, splitSentences, type Sentence } from '../text/sentences.js';

/** A paragraph of up to this many sentences is left whole. */
const SENTENCES_PER_PARAGRAPH = 3;

/** Into so many, or 0 for paragraphs of a readable size. */
export const splitParagraphs: Operation<number> = {
  name: 'split-paragraphs',
  readsFirst: true,
  readings: [
    says(0, [
      'plain',
      'add',
    ])`\b(?:(?:break|split|divide|separate|organi[sz]e|structure)(?: up| apart)? (?:(?:it|this|the text|the content|the|any|all|my|up|long|large|big|paragraphs?|block|wall of text|text) )*(?:up )?(?:in|into|by) (?:(?:short(?:er)?|smaller|several|multiple|more|readable|two|three|digestible|separate|clear) )*paragraphs|(?:break|split) (?:it|this|the (?:text|block)) up(?! (?:in|into|by)\b)|(?:break|split)(?: up)? (?:the |any |all )?(?:long |big |large )?paragraphs?|(?:short(?:er|en)?|smaller)(?: the)? paragraphs|(?:paragraph|line) breaks)\b`,
    {
      pattern: regex.i`\b(?:in|into|as|of|to) ${NUMBER} (?:(?:short|separate|clear|equal|even) )*paragraphs\b`,
      read: (match) => readNumber(match[1]),
    },
  ],
  describe: (count) => (count > 0 ? String(count) : ''),
  apply: (content, count) =>
    joinBlocks(
      parseBlocks(count > 0 ? mergeParagraphs(content) : content).map((block) => {
        if (block.kind !== 'paragraph') return block;
        const { text, restore } = protect(block.text);
        const sentences = splitSentences(text);
        if (sentences.length < 2) return block;
        const parts = count || (sentences.length <= SENTENCES_PER_PARAGRAPH ? 2 : 0);
        const size = parts > 0 ? Math.ceil(sentences.length / parts) : SENTENCES_PER_PARAGRAPH;
        const groups = inGroups(sentences, size).map((group) => joinSentences(group).trim());
        return { ...block, text: restore(groups.join('\n\n')) };
      }),
    ),
};

/** Paragraphs that stand together become one; headings, lists and code keep their places. */
export function mergeParagraphs(content: string): string {
  const merged: Block[] = [];
  let parts: string[] = [];
  let open: Block | undefined;
  let lackedStops = false;
  const endLast = () => {
    const last = parts.at(-1) ?? '';
    if (endsLikeSentence(last) || /[,:;]$|(?:\/\/|www\.|@)\S+$/.test(last)) return;
    parts[parts.length - 1] = `${last}.`;
    lackedStops = true;
  };
  const close = () => {
    if (lackedStops) endLast();
    if (open && parts.length > 1) open.text = parts.join(' ');
    open = undefined;
  };
  const blocks = parseBlocks(content);
  const frame = frameOf(blocks);
  for (const [index, block] of blocks.entries()) {
    const isParagraph = block.kind === 'paragraph' && !frame.has(index);
    if (isParagraph && open) {
      while (merged.at(-1)?.kind === 'blank') merged.pop();
      endLast();
      parts.push(onOneLine(block.text));
      open.end = block.end;
      continue;
    }
    if (block.kind !== 'blank' || frame.has(index)) close();
    merged.push(block);
    if (isParagraph) [open, parts, lackedStops] = [block, [onOneLine(block.text)], false];
  }
  close();
  return joinBlocks(merged);
}

function inGroups(sentences: readonly Sentence[], size: number): Sentence[][] {
  const groups = Math.ceil(sentences.length / size);
  const each = Math.ceil(sentences.length / groups);
  return Array.from({ length: groups }, (_, index) =>
    sentences.slice(index * each, (index + 1) * each),
  ).filter((group) => group.length > 0);
}
