import { CLICHES, HEDGED_OPENINGS, HEDGES } from '../data/clutter.js';
import { removeClutter } from '../length/compress-sentence.js';
import { applyRules } from '../grammar/read-rules.js';
import { capitalise } from '../text/words.js';
import { isProse, joinBlocks, parseBlocks } from '../text/blocks.js';
import { editProse, editSentences } from '../text/edit-prose.js';
import { PhraseTable, type Wording } from '../text/phrases.js';
import { joinSentences, splitSentences } from '../text/sentences.js';

/** Writes the replacements of wordings, one list of them after the other. */
function replacerOf(...lists: (readonly Wording[])[]): (content: string) => string {
  const tables = lists.map((wordings) => new PhraseTable(wordings));
  const replaceAll = (prose: string) => tables.reduce((text, table) => table.replaceIn(text), prose);
  return (content) => editProse(content, replaceAll);
}

export const removeFillers = (content: string): string => editSentences(content, removeClutter);
const withoutHedges = replacerOf(HEDGES);
export const removeHedges = (content: string): string =>
  withoutHedges(
    editSentences(content, (sentence) => {
      const bold = applyRules(sentence, HEDGED_OPENINGS);
      return bold === sentence ? sentence : capitalise(bold);
    }),
  );
export const removeCliches = replacerOf(CLICHES);

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
    return left.length === 0 ? [] : [{ ...block, text: joinSentences(left) }];
  });
  const once = joinBlocks(blocks).replace(/\n{3,}/g, '\n\n');
  return editProse(once.trimEnd(), removeDoubledWords);
}

const RIGHTLY_DOUBLED = /^(?:that|had|do|is|bye|ha|no|so|very|there|well)$/i;

function removeDoubledWords(prose: string): string {
  return prose.replace(/(?<![\p{L}'’-])(\p{L}{1,30})(?:\s+\1)+(?![\p{L}'’-])/giu, (whole, word: string) =>
    RIGHTLY_DOUBLED.test(word) ||
    (/^\p{Lu}/u.test(word) && whole.split(/\s+/).every((each) => each === word) && word.length > 3)
      ? whole
      : word,
  );
}
