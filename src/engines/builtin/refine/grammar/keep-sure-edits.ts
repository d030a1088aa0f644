import { keepsFacts } from '../invariant/guard.js';
import { splitSentences, type Sentence } from '../text/sentences.js';

/** The corrections of a text that keep its facts: where all together do not, sentence by sentence. */
export function keepSureEdits(before: string, after: string): string {
  if (keepsFacts(before, after)) return after;
  const [old, corrected] = [splitSentences(before), splitSentences(after)];
  let next = 0;
  const kept = old.map((sentence, index) => {
    const parts = [corrected[next++]!];
    // A sentence may have been parted.
    while (corrected.length - next >= old.length - index && !opensAlike(corrected[next], old[index + 1]))
      parts.push(corrected[next++]!);
    const text = parts.map((part) => part?.text).join(' ');
    return (keepsFacts(sentence.text, text) ? text : sentence.text) + sentence.gap;
  });
  return next === corrected.length ? kept.join('') : before;
}

const opensAlike = (one?: Sentence, other?: Sentence): boolean =>
  one?.text.slice(0, 2).toLowerCase() === other?.text.slice(0, 2).toLowerCase();
