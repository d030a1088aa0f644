import { CASUAL, FORMAL } from '../data/tone-words.js';
import type { Operation } from '../operation.js';
import { removeEmojis, removeExclamationMarks } from '../removals/marks.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { greetAs } from './salutation.js';
import { contract, expandContractions } from './contractions.js';

const FORMAL_TABLE = new PhraseTable(FORMAL);
const CASUAL_TABLE = new PhraseTable(CASUAL);

export const formal: Operation<true> = {
  name: 'formal',
  readings: [
    {
      pattern:
        /(?<!\b(?:less|not|too|overly|so|no longer) (?:too |so )?)\b(?:more |very |highly |fully )?(?:formal(?:ly|ity)?|professional(?:ly|ism)?|business-?like|polite(?:r|ly)?|respectful(?:ly)?|courteous|polished|corporate(?! (?:speak|jargon))|official|dignified)\b(?: (?:tone|style|language|register|voice|english|wording))?|\bless (?:casual|informal|chatty|colloquial|slangy|relaxed)\b/i,
      read: () => true,
    },
    {
      pattern:
        /\b(?:informal|colloquial|casual) (?:language|expressions?|words?|phrases?|wording)\b|\b(?:slang|colloquialisms?|informality)\b/i,
      in: ['remove'],
      read: () => true,
    },
  ],
  describe: () => '',
  apply: (content) =>
    removeEmojis(
      removeExclamationMarks(
        editProse(greetAs(content, 'formal'), (prose) => FORMAL_TABLE.replaceIn(expandContractions(prose))),
      ),
    ),
};

const LESS_FORMAL = String.raw`\b(?:less|not (?:so|too|as)) (?:formal|stiff|stuffy|official|professional|corporate|cold|dry|robotic|rigid)\b`;

export const casual: Operation<true> = {
  name: 'casual',
  readings: [
    {
      pattern: new RegExp(
        String.raw`(?<!\bless )\b(?:more |very )?(?:casual(?:ly)?|informal(?:ly)?|relaxed|laid[- ]back|colloquial|chatty|chattier|easy-?going)\b(?: (?:tone|style|language|register|voice))?`,
        'i',
      ),
      read: () => true,
    },
  ],
  describe: () => '',
  apply: (content) =>
    editProse(greetAs(content, 'casual'), (prose) => contract(CASUAL_TABLE.replaceIn(prose))),
};

export const friendly: Operation<true> = {
  name: 'friendly',
  readings: [
    {
      pattern: new RegExp(
        String.raw`(?<!\bless )\b(?:more |very |a bit )?(?:friendl(?:y|ier|iness)|warm(?:er|th|ly)?|conversational|approachable|personable|personal|welcoming|kind(?:er)?|nicer|pleasant|down[- ]to[- ]earth|human)\b(?: (?:tone|style|language|voice))?(?:,? (?:and|but) ${LESS_FORMAL.replace(/^\\b/, '')})?|${LESS_FORMAL}`,
        'i',
      ),
      read: () => true,
    },
  ],
  describe: () => '',
  apply: (content) =>
    editProse(greetAs(content, 'casual'), (prose) => contract(CASUAL_TABLE.replaceIn(prose))),
};
