import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import type { Block } from '../text/blocks.js';

/** A closing, a name, a role and what else stands below a letter. */
const CLOSING_LINES_MAX = 8;
const isSubject = ({ text }: Block) => /^subject: ?[^\n]*$/i.test(text);

/** A letter's greeting, closing and name: they frame the text and are no sentences of it. */
export function frameOf(blocks: readonly Block[]): Set<number> {
  const frame = new Set<number>();
  const first = blocks.findIndex((block) => block.kind !== 'blank' && !isSubject(block));
  for (const [index, block] of blocks.entries()) if (index < first && isSubject(block)) frame.add(index);
  if (first >= 0 && GREETING_PATTERN.test(`${blocks[first]?.text}\n`)) frame.add(first);
  const closing = blocks.findLastIndex(({ text }) => SIGN_OFF_PATTERN.test(`\n${text}`));
  if (closing > first && blocks.length - closing <= CLOSING_LINES_MAX) {
    for (let index = closing; index < blocks.length; index += 1)
      if (blocks[index]?.kind === 'paragraph') frame.add(index);
  }
  return frame;
}
