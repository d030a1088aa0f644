import { capitalise } from '../text/words.js';
import { withLatinLetters } from './latin-letters.js';
import { requiredText } from './required-text.js';
import { RULE_FORMS } from './rule-forms.js';
import { regex } from '../../text/regex.js';

/** A grammar rule: a pattern of something always wrong, and what to write for a match and its groups. */
export interface GrammarRule {
  wrong: RegExp;
  right: (groups: readonly string[]) => string;
  /** In lower case; a text without it has no match. */
  needs: string;
}

const PART = regex.g`(?<form>[a-zA-Z]+)\(\$(?<word>\d)(?:, \$(?<other>\d))?\)|\$(?<swapped>\d)\{(?<swaps>[^}]*)\}|\$(?<group>\d)`;

/**
 * Reads grammar rules, one a line: flags, pattern, ` => `, what to write, and `<` where it ends, as a blank may end it.
 * What to write may hold groups (`$1`), forms of them (`base($2)`, see rule-forms.ts) and swaps (`$1{do=make did=made}`).
 * A line that starts with `#` is a comment.
 */
export function readRules(lines: string, inPattern = (pattern: string) => pattern): GrammarRule[] {
  return lines
    .replace(/^(?:#.*)?\n/gm, '')
    .split(/<(?:\n|$)/)
    .filter((rule) => rule !== '')
    .map((rule) => {
      const [left = '', right = ''] = rule.split(' => ');
      const wrong = new RegExp(withLatinLetters(inPattern(left.slice(5))), left.slice(0, 4).trim());
      return { wrong, right: (groups) => write(right, groups), needs: requiredText(wrong.source) };
    });
}

/** Applies rules in order, but for those whose result is not accepted. Most texts have a match for few of them. */
export function applyRules(
  prose: string,
  rules: readonly GrammarRule[],
  accepts: (before: string, after: string) => boolean = () => true,
): string {
  let [text, lower] = [prose, prose.toLowerCase()];
  for (const rule of rules) {
    if (!lower.includes(rule.needs)) continue;
    const after = applyRule(text, rule);
    if (after !== text && accepts(text, after)) [text, lower] = [after, after.toLowerCase()];
  }
  return text;
}

/** Applies one rule, keeping the capital of what it replaces. */
function applyRule(prose: string, rule: GrammarRule): string {
  return prose.replace(rule.wrong, (...groups: unknown[]) => {
    const texts = groups
      .filter((group): group is string | undefined => typeof group !== 'number')
      .map((group) => (typeof group === 'string' ? group : ''));
    const [whole = ''] = texts;
    const written = rule.right(texts);
    const offset = groups.find((group) => typeof group === 'number') ?? 0;
    const isInside = /^I\b/.test(whole) && /[\p{L},;:] $/u.test(prose.slice(0, offset));
    return /^\p{Lu}/u.test(whole) && !isInside ? capitalise(written) : written;
  });
}

function write(right: string, groups: readonly string[]): string {
  const textOf = (digit?: string) => groups[Number(digit ?? -1)] ?? '';
  return right.replace(PART, (...match: unknown[]) => {
    const { form, word, other, swapped, swaps, group } = match.at(-1) as Record<string, string | undefined>;
    if (form !== undefined) return RULE_FORMS[form]!(textOf(word), textOf(other));
    if (swaps !== undefined) return swap(textOf(swapped), swaps);
    return textOf(group);
  });
}

/** The word that `swaps` names for another (`_` stands for a blank), or that word itself. */
function swap(word: string, swaps: string): string {
  const pair = swaps.split(' ').find((each) => each.startsWith(`${word.toLowerCase()}=`));
  return pair?.slice(word.length + 1).replaceAll('_', ' ') ?? word;
}
