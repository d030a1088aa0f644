const CARDINALS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NAMED_TENS = 'twenty thirty forty fifty sixty'.split(' ');
const OTHER_TENS = { fifteen: 15, eighty: 80, hundred: 100 };
const TENS: Record<string, number> = {
  ...Object.fromEntries(NAMED_TENS.map((name, index) => [name, 20 + 10 * index])),
  ...OTHER_TENS,
};
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const FRACTIONS: Record<string, number> = { half: 50, third: 33, quarter: 25, fifth: 20, tenth: 10 };

const OTHERS = 'a couple of|a few|single|hundred'.split('|');
const NAMED = [...OTHERS, ...CARDINALS.slice(1).toReversed(), ...Object.keys(TENS)];

/** A whole number in digits or words, as a group of a pattern. */
export const NUMBER = String.raw`(\d{1,6}(?:,\d{3})?|(?:one|two|three) hundred|${NAMED.join('|')})`;
/** An ordinal (`second`, `2nd`), as a group of a pattern. */
export const ORDINAL = String.raw`(${ORDINALS.slice(1).join('|')}|\d{1,3}(?:st|nd|rd|th))`;

/** Reads what `NUMBER` matched; undefined when nothing was matched. */
export function readNumber(words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  const text = words.toLowerCase().replaceAll(',', '');
  if (/^\d+$/.test(text)) return Number(text);
  if (text === 'single') return 1;
  if (text === 'a couple of') return 2;
  if (text === 'a few') return 3;
  const [first = '', second] = text.split(' ');
  if (second === 'hundred') return CARDINALS.indexOf(first) * 100;
  const cardinal = CARDINALS.indexOf(text);
  return cardinal > 0 ? cardinal : TENS[text];
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
