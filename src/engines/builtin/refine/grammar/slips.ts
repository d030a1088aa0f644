import { LEARNER_RULES } from '../data/learner-rules.js';
import { TYPOS } from '../data/typos.js';
import { piecesOf } from '../text/pieces.js';
import { countEach } from '../text/words.js';
import { LEARNERS } from './articles.js';
import { isOftenConfused } from './confused-words.js';
import { applyMarkedRules } from './marked-rules.js';

const PIECE_LENGTH_MAX = 2_000;
const APOSTROPHE = /['’]/;
/** Native speakers leave out no articles. */
const ARTICLE = /^(?:an?|the)$/;

/** A contraction without its apostrophe. */
const HURRIED =
  /^(?:(?:do|ca|wo|did|does|is|was|have|has|are|were|could|would|should)nt|im|ive|id|thats|theres|whats|theyre|youre|(?:he|she|let)s)$/;

const isSlip = (word: string): boolean => APOSTROPHE.test(word) || isOftenConfused(word);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = countEach(others);
  return words.filter((word) => left.set(word, (left.get(word) ?? 0) - 1).get(word)! < 0);
}

/** The words that a text has lost, and those that it has gained. */
export function changedWords(before: string, after: string): { lost: string[]; gained: string[] } {
  const [old, written] = [wordsOf(before), wordsOf(after)];
  return { lost: without(old, written), gained: without(written, old) };
}

/** Words for one of which a careful writer makes one slip, and what a short text is taken to have besides its own. */
const [WORDS_PER_SLIP, WORDS_BESIDE] = [600, 20];

/** By how much likelier a word is a slip than in a careful text, as a logarithm: 0 to about 3.5. */
export function carelessness(before: string, after: string): number {
  const { lost, gained } = changedWords(before, after);
  const slips = Math.max(
    lost.filter((word) => isSlip(word) || TYPOS.has(word) || HURRIED.test(word)).length,
    gained.filter((word) => APOSTROPHE.test(word)).length,
  );
  const words = wordsOf(before).length + WORDS_BESIDE;
  return Math.max(0, Math.log(((slips - 0.5) * WORDS_PER_SLIP) / words) || 0);
}

/** Whether the words that were corrected are slips of a native speaker: some sound alike or have an apostrophe, and the text has no mistake of learners. */
export function areNativeSlips(content: string, lost: readonly string[], added: readonly string[]): boolean {
  if (added.filter((word) => ARTICLE.test(word)).length > 1) return false;
  if (!lost.some(isSlip) && !added.some((word) => APOSTROPHE.test(word))) return false;
  return ![...piecesOf(content, PIECE_LENGTH_MAX)].some(
    ({ text }) => LEARNERS.test(text) || applyMarkedRules(text, LEARNER_RULES) !== text,
  );
}
