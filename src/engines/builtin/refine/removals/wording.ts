import { CLICHES, HEDGED_OPENINGS, HEDGES } from '../data/clutter.js';
import { removeClutter } from '../length/compress-sentence.js';
import { applyRules } from '../grammar/read-rules.js';
import { capitalise } from '../text/words.js';
import { editProse, editSentences } from '../text/edit-prose.js';
import { PhraseTable, type Wording } from '../text/phrases.js';

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
