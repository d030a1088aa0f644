import { namesText } from '../roles/words.js';
import { countWords } from '../text/split.js';
import type { Tagger } from '../text/tagger.js';
import type { Brief } from './brief.js';
import { withoutCue } from './read-direction.js';

/** A request of no more words names its kind. */
export const KIND_WORDS_MAX = 3;

/** Whether words of a request can stand in the text: a sentence, an apposition, or words with a figure or a name. */
export function maySay(clause: string, brief: Brief, tagger: Tagger): boolean {
  return (
    /[\d@\ue040\ue022]|[\s\ue028]\p{Lu}/u.test(clause) ||
    /^whose\s/i.test(clause) ||
    // “Clearbook, an invoicing tool for freelancers”
    (/^(?:an?|the|our|my)\s/i.test(clause) && !namesText(clause)) ||
    (tagger.isSentence(withoutCue(clause, brief)) &&
      !(countWords(clause) <= KIND_WORDS_MAX && namesText(clause)))
  );
}
