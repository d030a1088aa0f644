import { factsKeeper } from '../invariant/guard.js';
import { splitSentences } from '../text/sentences.js';

/** The corrections of a text that keep its facts: where all together do not, sentence by sentence. */
export function keepSureEdits(before: string, after: string): string {
  if (before === after) return after;
  const keepsFacts = factsKeeper(before);
  if (keepsFacts(after)) return after;
  const [old, corrected] = [splitSentences(before), splitSentences(after)];
  if (old.length !== corrected.length) return before;
  const kept = corrected
    .map(({ text, gap }, index) => {
      const sentence = old[index]?.text ?? '';
      return (factsKeeper(sentence)(text) ? text : sentence) + gap;
    })
    .join('');
  return keepsFacts(kept) ? kept : before;
}
