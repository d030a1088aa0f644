import { CLICHES, FILLERS, HEDGES } from '../data/clutter.js';
import { WORDY } from '../data/plain-words.js';
import { isProse, joinBlocks, parseBlocks } from '../text/blocks.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { joinSentences, splitSentences } from '../text/sentences.js';

const FILLER_TABLE = new PhraseTable(FILLERS);
const WORDY_TABLE = new PhraseTable(WORDY);
const HEDGE_TABLE = new PhraseTable(HEDGES);
const CLICHE_TABLE = new PhraseTable(CLICHES);

export function removeFillers(content: string): string {
  return editProse(content, (prose) => WORDY_TABLE.replaceIn(FILLER_TABLE.replaceIn(prose)));
}

export function removeHedges(content: string): string {
  return editProse(content, (prose) => HEDGE_TABLE.replaceIn(prose));
}

export function removeCliches(content: string): string {
  return editProse(content, (prose) => CLICHE_TABLE.replaceIn(prose));
}

/** Sentences and list items that stood before, word for word, and doubled words (“the the”). */
export function removeRepetition(content: string): string {
  const seen = new Set<string>();
  const blocks = parseBlocks(content).flatMap((block) => {
    if (!isProse(block) || block.kind === 'heading' || block.kind === 'html') return [block];
    const left = splitSentences(block.text).filter(({ text }) => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const key = words.join(' ');
      return words.length < 3 || (!seen.has(key) && seen.add(key));
    });
    if (left.length === 0) return [];
    return [{ ...block, text: joinSentences(left) }];
  });
  return editProse(
    joinBlocks(blocks)
      .replace(/\n{3,}/g, '\n\n')
      .trimEnd(),
    removeDoubledWords,
  );
}

const RIGHTLY_DOUBLED = /^(?:that|had|do|is|bye|ha|no|so|very|there|well)$/i;

export function removeDoubledWords(prose: string): string {
  return prose.replace(/(?<![\p{L}'’-])(\p{L}{1,30})(?:\s+\1)+(?![\p{L}'’-])/giu, (whole, word: string) =>
    RIGHTLY_DOUBLED.test(word) ||
    (/^\p{Lu}/u.test(word) && whole.split(/\s+/).every((each) => each === word) && word.length > 3)
      ? whole
      : word,
  );
}
