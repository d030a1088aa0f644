import { keepsFacts } from '../invariant/guard.js';
import { splitSentences } from '../text/sentences.js';

/** The corrections of a text that keep its facts: where all together do not, sentence by sentence. */
export function keepSureEdits(before: string, after: string): string {
  if (keepsFacts(before, after)) return after;
  const [old, corrected] = [splitSentences(before), splitSentences(after)];
  if (old.length !== corrected.length) return before;
  return corrected
    .map(({ text, gap }, index) => (keepsFacts(old[index]!.text, text) ? text : old[index]!.text) + gap)
    .join('');
}
