import { regex } from '../../text/regex.js';
import { IDLE_WORDS } from '../data/instruction-words.js';
import { INSTRUCTION_SYNONYMS, KEY_WORDS, NO_SLIPS } from '../data/instruction-synonyms.js';
import { slipCost } from '../text/slip-cost.js';

const SYNONYMS = INSTRUCTION_SYNONYMS.trim()
  .split('; ')
  .map((row): readonly [RegExp, string] => {
    const [known = '', wishes = ''] = row.split(' = ');
    return [regex.giu`(?<![\p{L}\p{N}§-])(?:${wishes})(?![\p{L}\p{N}])`, known];
  });

/** A clause of the instructions in the words by which the operations know their orders: “one-liner” → “1 sentence”. */
export function inKnownWords(clause: string): string {
  const found: string[] = [];
  const marked = SYNONYMS.reduce(
    (text, [wish, known]) => text.replace(wish, () => `‹${found.push(known) - 1}›`),
    withoutSlips(clause.replace(/[‹›]/g, ' ')),
  );
  return marked.replace(/‹(\d+)›/g, (_, index: string) => found[Number(index)] ?? '');
}

/** Words of orders that are misspelt by a letter, doubled letters aside: “gramer”, “proffesionel”, “punctation”. */
function withoutSlips(clause: string): string {
  return clause.replace(
    /(?<![\p{L}§'’-]|\b(?:about|mention\w{0,3}(?: of)?) (?:the |any )?)[a-z]{5,20}(?![\p{L}'’-])/gu,
    (word) =>
      IDLE_WORDS.has(word) ||
      NO_SLIPS.includes(word) ||
      KEY_WORDS.some((key) => key.startsWith(word) || word.startsWith(key))
        ? word
        : (KEY_WORDS.find((key) => isSlipOf(key, word)) ?? word),
  );
}

const single = (letters: string) => letters.replace(/(.)\1/g, '$1');

/** One slip, doubled letters aside; in a short word a light one, so that “simply” is not “simple”. */
function isSlipOf(key: string, word: string): boolean {
  return key.length < 7 ? slipCost(word, key) <= 10 : slipCost(single(word), single(key)) <= 16;
}
