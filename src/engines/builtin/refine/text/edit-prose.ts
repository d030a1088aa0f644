import { isProse, joinBlocks, parseBlocks, type Block, type BlockKind } from './blocks.js';
import { applyEdits, removal } from './edits.js';
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
  edit: (prose: string) => string,
  kinds: readonly BlockKind[] = ['paragraph', 'item', 'heading', 'html'],
): string {
  return editBlocks(content, kinds, (block) => {
    const { text, restore } = protect(block.text);
    const written = restore(editInPieces(text, edit));
    return block.kind === 'html' ? withoutEmptyInline(written, block.text) : written;
  });
}

/** Edits each sentence of the paragraphs and list items by itself; one that comes back empty goes. */
export function editSentences(content: string, edit: (sentence: string) => string): string {
  const editEach = (prose: string) => {
    const edited = splitSentences(prose).map(({ text, gap }) => ({ text: edit(text), gap }));
    return joinSentences(edited.filter(({ text }) => text !== ''));
  };
  return editProse(content, editEach, ['paragraph', 'item', 'html']);
}

/** Edits prose whose links and marks are what is to go, so nothing is protected but code. */
export function editRaw(content: string, edit: (text: string) => string): string {
  return editBlocks(content, ['paragraph', 'item', 'heading'], ({ text }) => {
    const parts = text.split(/(\x60[^\x60\n]{1,500}\x60)/);
    return parts.map((part, index) => (index % 2 === 1 ? part : editInPieces(part, edit))).join('');
  });
}

/** Takes found spans out, mending what they leave behind. */
export function removeSpans(text: string, found: Iterable<RegExpExecArray>): string {
  const edits = [...found].map(removal);
  return edits.length === 0 ? text : applyEdits(text, edits).replace(/[ \t]+$/, '');
}

/** Edits the blocks of some kinds; those that are left without words go. */
function editBlocks(content: string, kinds: readonly BlockKind[], edit: (block: Block) => string): string {
  const edited = parseBlocks(content).map((block) =>
    kinds.includes(block.kind) ? { ...block, text: edit(block) } : block,
  );
  return joinBlocks(edited.filter((block) => !(isProse(block) && block.text.trim() === '')));
}
