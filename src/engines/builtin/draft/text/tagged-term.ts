import { PRONOUN_START, DETERMINED_START } from './sentence-patterns.js';

/** A word with the tags that the library gives it. */
export interface TaggedTerm {
  text: string;
  tags: string[];
}

/** Whether a subject may end with this word. */
export function isSubjectEnd(term: TaggedTerm): boolean {
  return (
    has(term, 'Noun') ||
    has(term, 'Pronoun') ||
    /^(?:this|that|these|those|there|both|all|each)$/i.test(term.text)
  );
}

/** Whether a text begins with a subject that needs no article: a pronoun, a name, or a noun with its article. */
export function isFullSubject(text: string): boolean {
  return PRONOUN_START.test(text) || DETERMINED_START.test(text) || startsWithName(text);
}

/** Whether a text begins with a name of several words. */
export function startsWithName(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]+(?:\s(?:\p{Lu}|and\s\p{Lu}))/u.test(text);
}

/** Whether a word has a tag. */
export function has(term: TaggedTerm | undefined, tag: string): boolean {
  return term?.tags.includes(tag) ?? false;
}
