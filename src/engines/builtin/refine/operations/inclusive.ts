import { GENDERED_WORDS, INCLUSIVE } from '../data/inclusive-words.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { speakOfAnyone } from '../verbs/neutral-pronouns.js';
import { GENDERED_PRONOUN, NEUTRAL_PRONOUN } from './replace.js';
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
    {
      pattern:
        /\b(?:change|switch|turn|convert|replace)?(?: (?:all|every))? ?\b(?:s?he|he\/she|his|her|he or she)\b (?:to|into|with|by) (?:singular )?(?:they|their|them)\b|\buse (?:singular )?they (?:instead of|rather than|not|for) (?:s?he|he or she|he\/she)\b/i,
      read: () => true,
    },
    {
      pattern:
        /\buse §(\d+) (?:instead of|rather than|not|for) §(\d+)|\b(?:change|switch|turn|replace)(?: (?:all|every))? §(\d+) (?:to|into|with|by) §(\d+)/i,
      read: (match, quoted) => {
        const [to, from] = [quoted(match[1] ?? match[4]), quoted(match[2] ?? match[3])];
        return GENDERED_PRONOUN.test(from ?? '') && NEUTRAL_PRONOUN.test(to ?? '') ? true : undefined;
      },
    },
  ],
  describe: () => '',
  async apply(content, _, context) {
    const { default: nlp } = await import('compromise');
    const changed = editProse(content, (prose) => speakOfAnyone(TABLE.replaceIn(prose), nlp));
    warnOfLeftovers(
      findInProse(changed, GENDERED),
      'These words name one gender and were left, as they may mean somebody in particular',
      context,
    );
    return changed;
  },
};
