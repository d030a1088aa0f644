const IRREGULAR: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  wife: 'wives',
  life: 'lives',
  knife: 'knives',
  foot: 'feet',
  tooth: 'teeth',
};

/** The plural of a noun. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR[noun.toLowerCase()];
  if (irregular) return irregular;
  if (/(?:s|x|ch|sh)$/i.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/i.test(noun) ? noun.replace(/y$/i, 'ies') : `${noun}s`;
}
