import { factsKeeper } from '../invariant/guard.js';
import { splitSentences } from '../text/sentences.js';

/** Beyond this many words, one doubtful correction undoes its whole sentence: each word costs a comparison of it. */
const WORDS_MAX = 60;

/** The corrections of a text that keep its facts: where all together do not, sentence by sentence, then word by word. */
export function keepSureEdits(before: string, after: string): string {
  if (before === after) return after;
  const keepsFacts = factsKeeper(before);
  if (keepsFacts(after)) return after;
  const [old, corrected] = [splitSentences(before), splitSentences(after)];
  if (old.length !== corrected.length) return before;
  const kept = corrected
    .map(({ text, gap }, index) => wordByWord(old[index]?.text ?? '', text) + gap)
    .join('');
  return keepsFacts(kept) ? kept : before;
}

function wordByWord(before: string, after: string): string {
  if (before === after) return after;
  const keepsFacts = factsKeeper(before);
  if (keepsFacts(after)) return after;
  const [old, corrected] = [before.split(/(\s+)/), after.split(/(\s+)/)];
  if (old.length !== corrected.length || old.length > 2 * WORDS_MAX) return before;
  return old
    .reduce<string[]>((text, word, index) => {
      const other = corrected[index] ?? word;
      if (other === word) return text;
      const edited = [...text.slice(0, index), other, ...text.slice(index + 1)];
      return keepsFacts(edited.join('')) ? edited : text;
    }, old)
    .join('');
}
