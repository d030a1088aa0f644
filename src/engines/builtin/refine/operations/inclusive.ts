import { INCLUSIVE } from '../data/inclusive-words.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';

const TABLE = new PhraseTable(INCLUSIVE);

export const inclusive: Operation<true> = {
  name: 'inclusive',
  readings: [
    {
      pattern:
        /\b(?:gender[- ]?(?:neutral|inclusive|free)|inclusive|non-?sexist|non-?gendered)(?: (?:language|terms|wording|words))?\b|\bgendered (?:language|terms|words|wording)\b/i,
      in: ['plain', 'remove'],
      read: () => true,
    },
  ],
  describe: () => '',
  apply: (content) => editProse(content, (prose) => TABLE.replaceIn(prose)),
};
