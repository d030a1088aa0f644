import { CLICHES, FILLERS, HEDGES, KEPT_LY_WORDS } from '../data/clutter.js';
import { WORDY } from '../data/plain-words.js';
import { isProse, joinBlocks, parseBlocks } from '../text/blocks.js';
import { applyEdits, isSentenceStart, type Edit } from '../text/edits.js';
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

/** Only adverbs beside a verb or an adjective go; those that carry the meaning (“only”, “daily”) stay. */
export function removeAdverbs(content: string): string {
  return editProse(content, (prose) =>
    FILLER_TABLE.replaceIn(
      applyEdits(
        prose,
        [...prose.matchAll(/(?<![\p{L}'’-])\p{L}{2,}ly(?![\p{L}'’-])/gu)].flatMap((match): Edit[] => {
          const word = match[0].toLowerCase();
          const name = /^\p{Lu}/u.test(match[0]) && !isSentenceStart(prose, match.index);
          const before = prose.slice(Math.max(0, match.index - 12), match.index);
          const needed =
            KEPT_LY_WORDS.has(word) ||
            /\b(?:so|as|too|how|more|most|less|least|not|is|are|was|were|be|behaves?|a|an|the)\s+$/i.test(
              before,
            );
          const compared = /^\s+(?:enough|because|as|than)\b/i.test(
            prose.slice(match.index + word.length, match.index + word.length + 12),
          );
          return name || (needed && !isDegree(word)) || compared
            ? []
            : [{ start: match.index, end: match.index + match[0].length, text: '' }];
        }),
      ),
    ),
  );
}

/** Degree words may go after “is” as well: “is extremely good”. */
function isDegree(word: string): boolean {
  return /^(?:extremely|really|totally|absolutely|incredibly|truly|highly|utterly|remarkably|exceptionally|amazingly|insanely|ridiculously|particularly|especially)$/.test(
    word,
  );
}

/** Sentences and list items that stood before, word for word, and doubled words (“the the”). */
export function removeRepetition(content: string): string {
  const seen = new Set<string>();
  const blocks = parseBlocks(content).flatMap((block) => {
    if (!isProse(block) || block.kind === 'heading' || block.kind === 'html') return [block];
    const left = splitSentences(block.text).filter(({ text }) => {
      const key = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      if (key.split(' ').length < 3) return true;
      return !seen.has(key) && seen.add(key);
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
