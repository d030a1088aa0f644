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

/** From the line that begins with “PS” on. */
export function removePostscript(content: string): string {
  const start = /(?:^|\n)[ \t]*[*_]{0,2}p\.? ?p?\.?s\b\.?[*_]{0,2}[ \t]*[:.,–—-]?/i.exec(content)?.index;
  return start === undefined ? content : content.slice(0, start).trimEnd();
}
