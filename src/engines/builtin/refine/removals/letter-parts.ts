import { GREETING_PATTERN, SIGN_OFF_PATTERN } from '../data/letter-phrases.js';
import { joinBlocks, parseBlocks } from '../text/blocks.js';

export function removeGreeting(content: string): string {
  const blocks = parseBlocks(content);
  const first = blocks.findIndex(({ kind }) => kind !== 'blank');
  if (first < 0 || !GREETING_PATTERN.test(`${blocks[first]?.text}\n`)) return content;
  return joinBlocks(blocks.slice(first + 1)).replace(/^\s+/, '');
}

/** The closing words and the name below them. */
export function removeSignOff(content: string): string {
  const closing = SIGN_OFF_PATTERN.exec(content);
  return closing ? content.slice(0, closing.index).trimEnd() : content;
}
