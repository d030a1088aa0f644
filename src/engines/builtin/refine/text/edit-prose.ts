import { isProse, joinBlocks, parseBlocks, type Block, type BlockKind } from './blocks.js';
import { withoutEmptyInline } from './html-blocks.js';
import { editInPieces } from './pieces.js';
import { protect } from './protect.js';
import { joinSentences, splitSentences } from './sentences.js';

/**
 * Edits the prose of a text, block by block and long blocks in pieces, with what must not be touched replaced by
 * stand-ins.
 */
export function editProse(
  content: string,
  edit: (prose: string, block: Block) => string,
  kinds: readonly BlockKind[] = ['paragraph', 'item', 'heading', 'html'],
): string {
  const blocks = parseBlocks(content);
  const edited = blocks.map((block) => {
    if (!isProse(block) || !kinds.includes(block.kind)) return block;
    const { text, restore } = protect(block.text);
    const written = restore(editInPieces(text, (piece) => edit(piece, block)));
    return { ...block, text: block.kind === 'html' ? withoutEmptyInline(written, block.text) : written };
  });
  return joinBlocks(edited.filter((block) => !(isProse(block) && block.text.trim() === '')));
}

/** Edits each sentence of the paragraphs and list items by itself; one that comes back empty goes. */
export function editSentences(content: string, edit: (sentence: string) => string): string {
  return editProse(
    content,
    (prose) =>
      joinSentences(
        splitSentences(prose)
          .map(({ text, gap }) => ({ text: edit(text), gap }))
          .filter(({ text }) => text !== ''),
      ),
    ['paragraph', 'item', 'html'],
  );
}
