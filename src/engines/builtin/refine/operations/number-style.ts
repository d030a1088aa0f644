import { says, type Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { isSentenceStart } from '../text/edits.js';
import { NUMBER, readNumber } from '../reading/numbers.js';
import { capitalise, wordList } from '../text/words.js';
import { regex } from '../../text/regex.js';

/** The greatest number to be written in words, or `digits`. */
type Style = number | 'digits';

const NUMBERS = String.raw`(?:(?:the |all |any |every |whole |small |single-digit |cardinal )*(?:numbers?|numerals|digits|figures))`;
const UNDER = String.raw`(?: ?\(?(?:from (?:zero|one|0|1) to|(?:one|1) to|up to(?: and including)?|under|below|less than|smaller than|lower than|until|through) ${NUMBER}\)?)?`;

export const numberStyle: Operation<Style> = {
  name: 'numbers',
  readsFirst: true,
  readings: [
    {
      pattern: regex.i`\b(?:(?:spell|write|put|show|turn|change|convert|express)(?: out)? )?${NUMBERS}${UNDER} (?:(?:should|must) be |are )?(?:written |spelled |spelt |put )?(?:(?:out )?(?:as|in|into|to|with) (?:full )?(?:words|letters)|out(?: in full| in words)?|in full)|\b(?:spell|write)(?:ing)? out ${NUMBERS}${UNDER}|\b(?:use )?words (?:for|instead of|not|rather than) ${NUMBERS}${UNDER}`,
      read: (match) => {
        const limit = readNumber(match.slice(1).find((group) => group !== undefined));
        if (limit === undefined) return 99;
        return /\b(?:under|below|less|smaller|lower)\b/i.test(match[0]) ? limit - 1 : limit;
      },
    },
    says(
      'digits',
    )`\b(?:(?:write|put|show|turn|change|convert|express|spell) )?${NUMBERS} (?:(?:should|must) be |are )?(?:written |shown |put )?(?:as|in|into|to|with|using) (?:digits|numerals|figures)|\b(?:(?:use|using|with|in|as) )?(?:digits|numerals|figures)(?: (?:for|not|instead of|rather than) (?:${NUMBERS}|(?:the )?(?:number )?words|(?:numbers )?(?:spelled|written) (?:out )?(?:numbers|in words)))?(?= *$)|\bnumber words (?:as|in|into|to) (?:digits|numerals|figures|numbers)`,
  ],
  describe: (style) => (style === 'digits' ? style : `up to ${style}`),
  rewrites: (content) =>
    editProse(content, (prose) => prose.replace(ANY_WORD, (word) => String(valueOf(word)))),
  apply: (content, style) =>
    editProse(content, (prose) => (style === 'digits' ? inDigits(prose) : inWords(prose, style))),
};

const ONES = wordList`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`;
const TENS = wordList`_ _ twenty thirty forty fifty sixty seventy eighty ninety`;
const WORD = String.raw`(?:${TENS.slice(2).join('|')})(?:[- ](?:${ONES.slice(1, 10).join('|')}))?|${ONES.toReversed().join('|')}`;
const ANY_WORD = regex.giu`(?<![\p{L}\p{N}])(?:${WORD})(?!\p{L})`;

function valueOf(word: string): number {
  const [first = '', second = 'zero'] = word.toLowerCase().split(/[- ]/);
  const tens = TENS.indexOf(first);
  return tens > 1 ? tens * 10 + ONES.indexOf(second) : ONES.indexOf(first);
}

function wordsOf(value: number): string {
  if (value < 20) return ONES[value]!;
  const ones = value % 10 === 0 ? '' : `-${ONES[value % 10]}`;
  return TENS[Math.floor(value / 10)]! + ones;
}

/** No noun that is counted follows: a unit, the rest of a time or date, or a word of grammar. */
const UNIT = String.raw`(?:[kcmµ]?m|[kcm]?g|m?l|kg|k|p|lbs?|oz|ft|inch(?:es)?|feet|foot|miles?|yards?|(?:kilo|centi|milli)?met(?:re|er)s?|(?:kilo|milli)?grams?|(?:milli)?lit(?:re|er)s?|kilos?|ounces?|pounds?|stone|tonnes?|tons?|degrees?|per|percent|euros?|dollars?|pence|cents?|quid|hundred|thousand|million|billion|am|pm|mph|[kgmt]b|watts?|volts?|amps?|tsp|tbsp|(?:table|tea)spoons?|o|x|v|vs|s|th|st|nd|rd|sharp|noon)`;
const GRAMMAR = String.raw`(?:on|at|in|by|to|for|from|and|or|until|till|today|tomorrow|tonight|every|each|this|next|when|if|because|but|so|with|is|was|are|were|will|as|please|then|than|if|has|have|had|can|may|the|an?|it|we|you|they|he|she|of(?! (?:us|you|them|the|these|those|our|my)\b))`;
const COUNTED = String.raw`(?= (?!(?:${UNIT}|${GRAMMAR})(?![\p{L}]))\p{Ll}{2}| \p{Lu}\p{Ll}{2,10}(?:sh|an|ese|ch) \p{Ll}{2,20}s\b| (?:or|to|and|in) \d{1,3} (?!(?:${UNIT}|${GRAMMAR})(?!\p{L}))\p{Ll}{2})`;
/** After these a number is a name or a time. */
const LABELS = wordList`room rooms no no. nos. number numbers page pages chapter step steps floor flat platform gate bus
  section version level item table day week year grade class unit part act scene line question row seat zone lesson
  apartment apt suite box track route junction exit article clause at after before until till around aged age option
  phase stage type form key code pin size x`;
const LABEL = LABELS.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`).join(
  '|',
);
const FREE = String.raw`(?<![\p{L}\p{N}£$€#_/:+(–-]|\p{N}[.,]|\p{L}\.|\d |\b(?:${LABEL}) (?:\d{1,3} (?:and|or|to) )?|(?<!(?:^|[.!?:]\s+|\n))\b\p{Lu}\p{L}{0,20} )`;
const DIGITS = regex.gu`${FREE}\d{1,2}${COUNTED}|(?<=\b(?:other|all|these|those|only|just|than) )\d{1,2}(?= (?:are|were|have|can|will)\b|[.,;!?](?!\d))`;

function inWords(prose: string, limit: number): string {
  return prose.replace(DIGITS, (digits, at: number) => {
    const value = Number(digits);
    if (value > limit || /^0./.test(digits)) return digits;
    return isSentenceStart(prose, at) ? capitalise(wordsOf(value)) : wordsOf(value);
  });
}

const COUNTED_WORD = regex.giu`(?<![\p{L}\p{N}-]|\b(?:at|by|till|until|after|before|the|room|chapter|number|or|in|of) )(?!(?:one|zero)\b)(${WORD})(?=-(?:year|day|bedroom|hour|minute|week|month|page|course|star|night|part|seater|person)|(?: (?:or|to|and) (?:${WORD}))? (?!(?:${GRAMMAR}|hundred|thousand|million|billion|dozen|thirds?|fifths?|quarters?|minds|o|more|times)(?!\p{L}))\p{Ll}{2})|(?<=(?<!\p{L})(?:${WORD}) (?:or|to) )(${WORD})(?= \p{Ll}{3})`;

function inDigits(prose: string): string {
  return prose
    .replace(COUNTED_WORD, (word) => String(valueOf(word)))
    .replace(/(?<!\p{L})one (?=(?:(?:hour|minute|week|month|year)(?!\p{L})|(?:or|to) \d))/giu, '1 ');
}
