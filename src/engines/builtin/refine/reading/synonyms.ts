import { IDLE_WORDS } from '../data/instruction-words.js';
import { INSTRUCTION_SYNONYMS, KEY_WORDS, NO_SLIPS } from '../data/instruction-synonyms.js';
import { editDistance, isTransposition } from '../text/words.js';

const SYNONYMS = INSTRUCTION_SYNONYMS.trim()
  .split('\n')
  .map((row): readonly [RegExp, string] => {
    const [known = '', wishes = ''] = row.split(' = ');
    return [new RegExp(String.raw`(?<![\p{L}\p{N}§-])(?:${wishes})(?![\p{L}\p{N}])`, 'giu'), known];
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

function isSlipOf(key: string, word: string): boolean {
  if (key[0] !== word[0] || Math.abs(key.length - word.length) > 3) return false;
  if (key.length < 7) return isTransposition(key, word);
  return editDistance(single(key), single(word)) <= 1;
}
