import type nlpType from 'compromise';
import { regex } from '../../text/regex.js';

/** A word of a sentence as the library tags it, with where it stands. */
export interface Word {
  text: string;
  tags: ReadonlySet<string>;
  start: number;
}

interface Terms {
  terms: { text: string; pre: string; post: string; tags: string[] }[];
}

export const MODAL = regex.i`^(?:will|would|can|could|shall|should|may|might|must|cannot|\S*['’](?:ll|d)|to|let|lets|let's|please)$`;
export const AUXILIARY =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|get|gets|got)(?:n['’]t)?$/i;
const AROUND = regex.i`^(?:around|near|with|for|to|of|by|behind|beside|before|after|among|between|like|but|except)$`;
const SUBJECT_WORD = /^(?:it|this|these|those|there|here|all|each|both)$/i;
const PLURAL_PRONOUN = /^(?:we|you|they|I|these|those|both|many|several|few)$/i;

/** The words of a prose, sentence by sentence: what stands before a full stop is no verb's subject after it. */
export function taggedSentences(prose: string, nlp: typeof nlpType): Word[][] {
  let from = 0;
  return (nlp(prose).json({ offset: false }) as Terms[]).map(({ terms }) =>
    terms.flatMap(({ text, tags }) => {
      const start = text === '' ? -1 : prose.indexOf(text, from);
      if (start < 0) return [];
      from = start + text.length;
      return [{ text, tags: new Set(tags), start }];
    }),
  );
}

/** Whether a word has one of these tags. */
const hasTag = ({ tags }: Word, ...names: string[]): boolean => names.some((name) => tags.has(name));

/** The helping verb or “to” that a verb depends on, past adverbs and “not”. */
export function helperBefore(words: readonly Word[], index: number): string | undefined {
  for (const word of words.slice(Math.max(0, index - 3), index).toReversed()) {
    if (MODAL.test(word.text) || AUXILIARY.test(word.text) || hasTag(word, 'Modal')) return word.text;
    if (!hasTag(word, 'Adverb', 'Negative') && !/^(?:not|n['’]t|also|never|already)$/i.test(word.text)) break;
  }
  return undefined;
}

/** A finite verb follows its subject, or another finite verb of the same subject (“works and rests”, not “to work and rest”). */
export function hasSubject(words: readonly Word[], index: number): boolean {
  for (let place = index - 1; place >= 0; place -= 1) {
    const before = words[place]!;
    // “The people around us know” has a subject before its pronoun, “let us know” has none.
    if (/^(?:them|him|us|me)$/i.test(before.text))
      return AROUND.test(words[place - 1]?.text ?? '') && hasSubject(words, place - 1);
    if (hasTag(before, 'Adverb', 'Negative')) continue;
    if (/^(?:which|that|who)$/i.test(before.text)) return index > 1;
    if (/^(?:and|or|but)$/i.test(before.text)) return sharesSubject(words, place);
    return hasTag(before, 'Noun', 'Pronoun', 'Value') || SUBJECT_WORD.test(before.text);
  }
  return false;
}

/** Whether the verb before this conjunction is finite, so that one after it may be so too. */
function sharesSubject(words: readonly Word[], conjunction: number): boolean {
  const verb = words
    .slice(0, conjunction)
    .findLastIndex((word) => hasTag(word, 'Verb') && !hasTag(word, 'Particle'));
  if (verb < 1) return false;
  const helper = helperBefore(words, verb);
  return !(helper !== undefined && MODAL.test(helper)) && (helper !== undefined || hasSubject(words, verb));
}

/** Whether the subject before a verb is plural: the nearest noun that no preposition governs. */
export function isPlural(words: readonly Word[], index: number): boolean {
  for (let place = index - 1; place >= 0; place -= 1) {
    const before = words[place]!;
    if (PLURAL_PRONOUN.test(before.text)) return true;
    const tags = words[place - 1]?.tags;
    if (/^(?:who|which)$/i.test(before.text) || (before.text === 'that' && tags?.has('Noun')))
      return tags?.has('Plural') ?? false;
    if (/^(?:it|he|she|this|that|everyone|nobody|someone|everything)$/i.test(before.text)) return false;
    if (!before.tags.has('Noun')) continue;
    const governor = words
      .slice(Math.max(0, place - 4), place)
      .findLast((word) => !hasTag(word, 'Noun', 'Adjective', 'Determiner', 'Possessive', 'Value'));
    if (governor && (hasTag(governor, 'Verb') || (hasTag(governor, 'Preposition') && place > 3))) continue;
    return before.tags.has('Plural') || /^(?:people|children|men|women|staff|police)$/i.test(before.text);
  }
  return false;
}
