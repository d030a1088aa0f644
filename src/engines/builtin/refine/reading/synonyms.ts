import { IDLE_WORDS } from '../data/instruction-words.js';
import { INSTRUCTION_SYNONYMS, KEY_WORDS, NO_SLIPS } from '../data/instruction-synonyms.js';
import { editDistance, isTransposition } from '../text/words.js';

const TAKEN_OUT = String.raw`(?:(?:please |can you |could you )*(?:remove|cut|lose|get rid of|take out|drop|ditch|avoid|reduce|dial|tone|calm|turn|stop|strip|kill|bin|no|without|enough of|fewer|too many|too much|not)(?: down| out| all| any| some| of| (?:sound|be)ing| be)*(?: the| this| that| my)* )?`;
const SEEMS = String.raw`(?:(?:(?:it|this|that|i|the (?:text|tone|message|letter|e-?mail|wording))(?:['’]?(?:s|m))? )?(?:(?:is|am|sounds?|sounding|feels?|reads?|seems?|looks?|come(?:s)? (?:across|over|off)(?: as)?|be(?:ing)?) )?)`;
const TOO = String.raw`(?:(?:far |way |much |a bit |a little |a tad |just )*(?:too|overly|less|not so|not too|not as|not very|no longer)|(?:don['’]?t|do not|not) (?:want (?:it |this |to )*)?(?:sound|be|come across|seem|appear)(?: so| too| as)?|stop (?:sounding|being)(?: so)?)`;
const SOFTENED = String.raw`(?:(?:a bit|a little|a tad|quite|really) )?`;

/** What a fault is named with: “too”, “sounds”, “get rid of”. The whole is taken, as the known words name the remedy. */
const FRAMES: Readonly<Record<string, (wishes: string) => string>> = {
  '=': (wishes) => String.raw`(?:${wishes})`,
  '<': (faults) => String.raw`${TAKEN_OUT}${SEEMS}(?:${TOO} )?(?:like )?${SOFTENED}(?:${faults})`,
  '<<': (words) => String.raw`${SEEMS}${TOO} (?:${words})`,
};

const SYNONYMS = INSTRUCTION_SYNONYMS.trim()
  .split('\n')
  .map((row): readonly [RegExp, string] => {
    const [, known = '', sign = '=', words = ''] = /^(.+?) (<<|<|=) (.+)$/.exec(row) ?? [];
    return [new RegExp(String.raw`(?<![\p{L}\p{N}§-])${FRAMES[sign]!(words)}(?![\p{L}\p{N}])`, 'giu'), known];
  });

/** A clause of the instructions in the words by which the operations know their orders: “too stiff” → “less formal”. */
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
