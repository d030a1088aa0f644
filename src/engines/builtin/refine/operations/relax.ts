import { BOOKISH, BOOKISH_VERBS, WORDY } from '../data/plain-words.js';
import { CASUAL } from '../data/tone-words.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { markRequests } from '../text/sentences.js';
import { contract } from './contractions.js';
import { greetAs } from './salutation.js';

const CASUAL_TABLE = new PhraseTable(CASUAL);
const PLAIN_TABLE = new PhraseTable([...WORDY, ...BOOKISH, ...BOOKISH_VERBS]);

/** “However” and “therefore” as people say them: an opening loses its comma, an aside becomes “though” or goes. */
const LIGHTER: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[.!?]\s+|\n)(?:However|Nevertheless|Nonetheless),\s+/g, 'But '],
  [/(?<=^|[.!?]\s+|\n)(?:Therefore|Consequently|Thus|Hence|As a result),\s+/g, 'So '],
  [/;\s+however,\s+/g, ', but '],
  [/;\s+therefore,\s+/g, ', so '],
  [/,\s+however(?=[,.!?])/g, ', though'],
  [
    /\b(show|shows|think|know|hope|believe|say|says|said) that (?=(?:I|we|you|they|he|she|it|our|your|their|my|the)\s)/g,
    '$1 ',
  ],
  [/(?<=^|[.!?]\s+|\n)\bContact (me|us) at\b/g, 'Drop $1 a line at'],
];

/** Says it as one person to another: plain words, lighter openings, contractions. */
export function relax(content: string): string {
  return editProse(greetAs(content, 'casual'), (prose) => {
    const lighter = LIGHTER.reduce((text, [stiff, light]) => text.replace(stiff, light), prose);
    return markRequests(contract(PLAIN_TABLE.replaceIn(CASUAL_TABLE.replaceIn(lighter))));
  });
}
