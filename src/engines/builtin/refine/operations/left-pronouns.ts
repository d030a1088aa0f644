import { findInProse } from './leftovers.js';

const TITLES = { man: /^(?:Mr|Sir|Lord)\b/, woman: /^(?:Mrs|Ms|Miss|Madam|Lady)\b/ };
const PRONOUNS = { man: /\b(?:he|him|his|himself)\b/gi, woman: /\b(?:she|her|hers|herself)\b/gi };

/** The words that may still speak of a person who was replaced: “her” where Mr. Cole stands for Ms. Reed, “Mrs Hallam” for Christine Hallam. */
export function leftPronouns(text: string, from: string, to: string): string[] {
  const [old, next] = [sexOf(from), sexOf(to)];
  const surname = /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}[\p{L}'’-]+)$/u.exec(from)?.[1] ?? '$';
  const titled = findInProse(text, new RegExp(`\\b(?:Mrs?|Ms|Miss|Dr|Prof)\\.? ${surname}\\b`, 'gu'));
  return [...titled, ...(old && next && old !== next ? findInProse(text, PRONOUNS[old]) : [])];
}

const sexOf = (name: string) => (['man', 'woman'] as const).find((sex) => TITLES[sex].test(name));
