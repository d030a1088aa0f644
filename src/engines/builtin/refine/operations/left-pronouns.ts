import { findInProse } from './leftovers.js';

const TITLES = { man: /^(?:Mr|Sir|Lord)\b/, woman: /^(?:Mrs|Ms|Miss|Madam|Lady)\b/ };
const PRONOUNS = { man: /\b(?:he|him|his|himself)\b/gi, woman: /\b(?:she|her|hers|herself)\b/gi };

/** The pronouns that may still speak of a person who was replaced by one of another title: “her” where Mr. Cole stands for Ms. Reed. */
export function leftPronouns(text: string, from: string, to: string): string[] {
  const [old, next] = [sexOf(from), sexOf(to)];
  return old && next && old !== next ? findInProse(text, PRONOUNS[old]) : [];
}

const sexOf = (name: string) => (['man', 'woman'] as const).find((sex) => TITLES[sex].test(name));
