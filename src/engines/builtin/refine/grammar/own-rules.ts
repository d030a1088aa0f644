import { MIX_UPS } from '../data/chat-words.js';
import { GRAMMAR_RULES } from '../data/grammar-rules.js';
import { HOMOPHONE_PLACES } from '../data/homophone-places.js';
import { NATIVE_RULES } from '../data/native-rules.js';
import { TYPOS } from '../data/typos.js';
import { correctConfused } from './confused-words.js';
import { applyRules } from './read-rules.js';
import { AGREEMENT_RULES, VERB_RULES } from './verb-rules.js';
import { applyMarkedRules } from './marked-rules.js';
import { SUBJECT_RULES } from './subject-rules.js';
import { PhraseTable } from '../text/phrases.js';
import { capitalise } from '../text/words.js';

/** No rule applies to fewer characters. A text of very short lines would ask each rule of each line. */
const SHORTEST_MISTAKE = 4;

const RULES = [...NATIVE_RULES, ...AGREEMENT_RULES, ...VERB_RULES, ...GRAMMAR_RULES, ...AGREEMENT_RULES];
const MIX_UP_TABLE = new PhraseTable(MIX_UPS);

/** Our own corrections: classic misspellings and mix-ups, then words that are confused, then the grammar rules in order. Pure, and needs no library. */
export function applyOwnRules(prose: string, lenience = 0): string {
  const spelled = MIX_UP_TABLE.replaceIn(mendTypos(prose));
  if (spelled.length < SHORTEST_MISTAKE) return spelled;
  return applyMarkedRules(
    applyRules(correctConfused(applyRules(spelled, HOMOPHONE_PLACES), lenience), RULES),
    SUBJECT_RULES,
  );
}

function mendTypos(prose: string): string {
  return prose.replace(
    /(?<![\p{L}\p{N}@#/._-]|(?<!\p{L})['’])[a-z]{2,20}(?![\p{L}\p{N}@/_]|\.\p{L}|['’](?!\p{L}))/giu,
    (word) => {
      const right = TYPOS.get(word.toLowerCase());
      if (right === undefined || /\p{Lu}/u.test(word.slice(1))) return word;
      return /^\p{Lu}/u.test(word) ? capitalise(right) : right;
    },
  );
}
