import { wordList, wordPairs } from '../text/words.js';

/** In the order in which they are looked for. */
const NAMED = wordPairs`
  one_hundred=100 two_hundred=200 three_hundred=300 a_couple_of=2 a_few=3 single=1 hundred=100 twelve=12
  eleven=11 ten=10 nine=9 eight=8 seven=7 six=6 five=5 four=4 three=3 two=2 one=1 twenty=20 thirty=30 forty=40
  fifty=50 sixty=60 fifteen=15 eighty=80
`;
const ORDINALS = wordList`zeroth first second third fourth fifth sixth seventh eighth ninth tenth`;
const FRACTIONS: Record<string, number> = { half: 50, third: 33, quarter: 25, fifth: 20, tenth: 10 };

/** A whole number in digits or words, as a group of a pattern. */
export const NUMBER = String.raw`(\d{1,6}(?:,\d{3})?|${[...NAMED.keys()].join('|')})`;
/** An ordinal (`second`, `2nd`), as a group of a pattern. */
export const ORDINAL = String.raw`(${ORDINALS.slice(1).join('|')}|\d{1,3}(?:st|nd|rd|th))`;

/** Reads what `NUMBER` matched; undefined when nothing was matched. */
export function readNumber(words: string | undefined): number | undefined {
  const text = words?.toLowerCase().replaceAll(',', '') ?? '';
  const digits = NAMED.get(text) ?? /^\d+$/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Reads what `ORDINAL` matched. */
export function readOrdinal(words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  const digits = /^\d+/.exec(words);
  return digits ? Number(digits[0]) : ORDINALS.indexOf(words.toLowerCase()) || undefined;
}

/** The per cent of a fraction's name: `third` is 33. */
export function readFraction(word: string | undefined): number | undefined {
  return word === undefined ? undefined : FRACTIONS[word.toLowerCase()];
}
