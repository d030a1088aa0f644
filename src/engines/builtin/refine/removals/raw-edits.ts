import { isProse, joinBlocks, parseBlocks } from '../text/blocks.js';
import { applyEdits, type Edit } from '../text/edits.js';
import { editInPieces } from '../text/pieces.js';

/** Takes found spans out, mending what they leave behind. */
export function removeSpans(text: string, found: readonly RegExpMatchArray[]): string {
  const edits = found.map((match): Edit => ({
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
    text: '',
  }));
  return edits.length === 0 ? text : applyEdits(text, edits).replace(/[ \t]+$/, '');
}

/** Edits prose whose links and marks are what is to go, so nothing is protected but code. */
export function editRaw(content: string, edit: (text: string) => string): string {
  const blocks = parseBlocks(content).map((block) => {
    if (!isProse(block) || block.kind === 'html') return block;
    const parts = block.text.split(/(\x60[^\x60\n]{1,500}\x60)/);
    return {
      ...block,
      text: parts.map((part, index) => (index % 2 === 1 ? part : editInPieces(part, edit))).join(''),
    };
  });
  return joinBlocks(blocks.filter((block) => !(isProse(block) && block.text.trim() === '')));
}
