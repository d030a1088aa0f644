/**
 * Characters that Unicode's table of confusable characters does not list with the Latin letter that readers take them
 * for: small capitals, symbols and digits in the place of letters, and letters of phonetic alphabets.
 */
const LOOK_ALIKES: Record<string, string> = {
  a: 'ᴀ@',
  b: 'ʙᴃ',
  c: 'ᴄ©',
  d: 'ᴅᴆðꝺ',
  e: 'ᴇ3€əɘǝɛεєᴈⱻ',
  f: 'ꜰ',
  g: 'ɢʛ',
  h: 'ʜ',
  i: 'ɪ',
  j: 'ᴊ',
  k: 'ᴋĸ',
  l: 'ʟᴌ',
  m: 'ᴍ',
  n: 'ɴᴎ',
  o: 'ᴏᴑ',
  p: 'ᴘᴩ',
  q: 'ꞯ',
  r: 'ʀ®ᴦ',
  s: 'ꜱ5$',
  t: 'ᴛ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ᴡ',
  x: 'ˣ',
  y: 'ʏ',
  z: 'ᴢ',
};

/** The first code points of alphabets that NFKC keeps: negative circled, negative squared, regional indicators. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

const LETTERS = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
  ...ALPHABETS.flatMap((first) => Object.keys(LOOK_ALIKES).map(letterOf(first))),
]);

/** Replaces the characters that are read as a Latin letter, and are not in Unicode's table as one, with that letter. */
export function toLatinLetters(text: string): string {
  return Array.from(text, (character) => LETTERS.get(character) ?? character).join('');
}

function letterOf(first: number) {
  return (letter: string, index: number) => [String.fromCodePoint(first + index), letter] as const;
}
