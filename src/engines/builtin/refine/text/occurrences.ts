import { PLURAL_VERBS } from '../../text/plural-verbs.js';
import { applyEdits, removal, type Edit } from './edits.js';
import { wordPairs } from './words.js';

/** Where a phrase stands as whole words, whatever its case. */
export function occurrences(text: string, phrase: string): Edit[] {
  const words = phrase
    .trim()
    .split(/\s+/)
    .map(escapePattern)
    .join(String.raw`\s+`);
  if (words === '') return [];
  // The sign in “A&B Ltd” is part of a name, unless no other is meant.
  const alone = phrase.trim() === '&' ? [...text.matchAll(/(?<=^|\s)&(?=\s|$)/g)] : [];
  if (alone.length > 0) return alone.map(removal);
  const before = /^[\p{L}\p{N}]/u.test(phrase.trim()) ? String.raw`(?<![\p{L}\p{N}]|\d[.,:](?=\d))` : '';
  const after = /[\p{L}\p{N}]$/u.test(phrase.trim()) ? String.raw`(?![\p{L}\p{N}]|(?<=\d)[.,:]\d)` : '';
  return [...text.matchAll(new RegExp(before + words + after, 'giu'))].map(removal);
}

/** The source of a pattern that matches these characters. With the flag `u` nothing but syntax may be escaped. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/['’]/g, "['’]");
}

const IRREGULAR = wordPairs`
  person=people child=children man=men woman=women wife=wives life=lives knife=knives foot=feet tooth=teeth
`;

/** The plural of a noun. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR.get(noun.toLowerCase());
  if (irregular) return irregular;
  if (/(?:s|x|ch|sh)$/i.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/i.test(noun) ? noun.replace(/y$/i, 'ies') : `${noun}s`;
}

/** A noun phrase in the plural. */
export const PLURAL = /(?:^|\s)\p{Ll}{2,30}[^su\W]s$|\b(?:people|children|men|women)$/iu;

/** Makes the verb after a new plural agree: “team members is” → “team members are”. */
export function agreeWith(plural: string, prose: string): string {
  const edits = Object.entries(PLURAL_VERBS).flatMap(([verb, text]) =>
    occurrences(prose, `${plural} ${verb}`).map(({ end }) => ({ start: end - verb.length, end, text })),
  );
  edits.sort((a, b) => a.start - b.start);
  return applyEdits(prose, edits);
}

const NOUN = /^\p{L}\p{Ll}{2,29}$/u;
/** These are no nouns, or their plural is not what the caller means. */
const NO_NOUN =
  /(?:s|ed|ing|ly|able|ible|ful|ous|ive|ic|less)$|^(?:and|but|the|that|this|with|from|for|not|use|get|has|was|are|you|they|very|can|will|may)$/;

/** “guests” → “guest”; undefined for what is no regular plural. */
function singularOf(noun: string): string | undefined {
  const one = /^\p{L}{3,28}[^aiousx\W]s$/u.test(noun)
    ? noun.replace(/ies$/, 'y').replace(/s$/, '')
    : undefined;
  return one !== undefined && pluralOf(one) === noun && !NO_NOUN.test(one) ? one : undefined;
}

/** “customer” for “client” replaces “customers” too, and the other way round, in whatever case. */
export function pluralEdits(prose: string, from: string, to: string): Edit[] {
  const [old, next] = [from.trim(), to.trim()];
  const [oldOne, nextOne] = [singularOf(old), singularOf(next)];
  if (oldOne && nextOne) return occurrences(prose, oldOne).map((edit) => ({ ...edit, text: nextOne }));
  if (![old, next].every((word) => NOUN.test(word) && !NO_NOUN.test(word))) return [];
  return occurrences(prose, pluralOf(old)).map((edit) => ({ ...edit, text: pluralOf(next) }));
}

/** Mends the possessive of a plural: “kids’” → “children’s”, “children’s” → “adults’”. */
export function withPossessive(prose: string, edit: Edit): Edit {
  const [mark = ''] = /['’]/.exec(prose.charAt(edit.end)) ?? [];
  const next = prose.slice(edit.end + mark.length, edit.end + 3);
  if (mark && /^s(?!\p{L})/u.test(next) && PLURAL.test(edit.text) && edit.text.endsWith('s'))
    return { ...edit, end: edit.end + 2, text: edit.text + mark };
  const isOfMany = mark && /^ \p{L}/u.test(next) && /\p{Ll}s$/u.test(prose.slice(edit.start, edit.end));
  if (!isOfMany || /['‘]/.test(prose.charAt(edit.start - 1)) || /s$/i.test(edit.text)) return edit;
  return { ...edit, end: edit.end + 1, text: `${edit.text}${mark}s` };
}

/** “Priya Nair” may be “Priya” elsewhere in the text. */
export function renameAlone(prose: string, from: string, to: string): string {
  const [old, now] = [from, to].map((name) => /^(\p{Lu}\p{Ll}+) \p{Lu}[\p{L}'’-]+$/u.exec(name)?.[1]);
  const alone = String.raw`(?<!(?<=[\p{L},;] )\p{Lu}\p{Ll}{1,20} )(?<![\p{L}-])${old}(?!\p{L}|[ -]\p{Lu})`;
  return old && now ? prose.replace(new RegExp(alone, 'gu'), now) : prose;
}
