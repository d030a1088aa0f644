const IRREGULAR = new Map(
  'person=people child=children man=men woman=women wife=wives life=lives knife=knives foot=feet tooth=teeth'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** The plural of a noun. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR.get(noun.toLowerCase());
  if (irregular) return irregular;
  if (/(?:s|x|ch|sh)$/i.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/i.test(noun) ? noun.replace(/y$/i, 'ies') : `${noun}s`;
}
