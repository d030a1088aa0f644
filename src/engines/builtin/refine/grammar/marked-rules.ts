import { applyRules, readRules, type GrammarRule } from './read-rules.js';
import { classOf } from './word-classes.js';
import { regex } from '../../text/regex.js';

/** Stands for a letter of a class, after the word. */
const markOf = (letter: string): string => String.fromCharCode(0xe000 + letter.charCodeAt(0));
const MARK = String.raw`[\uE000-\uE07F]`;
const MARKS = new RegExp(MARK, 'g');
const WORD = regex.gmu`(?<![\p{L}\p{N}@#/_.'’-])(?:\p{Ll}+(?:['’-]\p{L}+)*|(?<=^|[.!?] )\p{Lu}\p{Ll}*(?:['’-]\p{L}+)*)(?![\p{L}\p{N}@/_])`;
const CLASS = /@(~|\+)?([A-Z]|\[[A-Z-]+\])?| |(?<=\))\\b(?=[)|])/g;

/**
 * Reads rules whose patterns know what words may be (see word-classes.ts): `@N` stands after a word that is a noun in the
 * first place, `@[NJ]` a noun or an adjective, `@~V` only a verb, `@+V` a verb among others, `@` any word. A `\b` that ends a
 * group ends a word, with marks or not.
 */
export const readMarkedRules = (lines: string): GrammarRule[] =>
  readRules(lines, (pattern) =>
    pattern.replace(CLASS, (found, way?: string, letters?: string) => {
      if (found === ' ') return `${MARK}* `;
      if (found === String.raw`\b`) return String.raw`(?!\p{L})`;
      if (letters === undefined) return String.raw`(?!\p{L})${MARK}*`;
      const mark = letters.replace(/[A-Z]/g, markOf);
      if (way === '~') return `${mark}(?!${MARK})`;
      return way === '+' ? `${MARK}*${mark}${MARK}*` : `${mark}${MARK}*`;
    }),
  );

/** Applies rules of marked words in order. A word that a rule has written has no mark. */
export function applyMarkedRules(prose: string, rules: readonly GrammarRule[]): string {
  if (prose.search(MARKS) >= 0) return prose;
  const marked = prose.replace(WORD, (word) => word + classOf(word.toLowerCase()).replace(/[A-Z]/g, markOf));
  return applyRules(marked, rules).replace(MARKS, '');
}
