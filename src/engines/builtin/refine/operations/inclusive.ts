import { GENDERED_WORDS, INCLUSIVE } from '../data/inclusive-words.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { findInProse, warnOfLeftovers } from './leftovers.js';

const TABLE = new PhraseTable(INCLUSIVE);
const GENDERED = new RegExp(String.raw`(?<![\p{L}'’-])(?:${GENDERED_WORDS})(?![\p{L}'’-])`, 'giu');

export const inclusive: Operation<true> = {
  name: 'inclusive',
  readings: [
    {
      pattern:
        /\b(?:gender[- ]?(?:neutral|inclusive|free)(?:ly)?|inclusive|non-?sexist|non-?gendered|unisex)(?: (?:language|terms|wording|words|pronouns))?\b|\b(?:gendered|sexist|gender[- ]specific) (?:language|terms|words|wording|pronouns)\b/i,
      in: ['plain', 'remove'],
      read: () => true,
    },
  ],
  describe: () => '',
  apply(content, _, context) {
    const changed = editProse(content, (prose) => TABLE.replaceIn(prose));
    warnOfLeftovers(
      findInProse(changed, GENDERED),
      'These words name one gender and were left, as they may mean somebody in particular',
      context,
    );
    return changed;
  },
};
