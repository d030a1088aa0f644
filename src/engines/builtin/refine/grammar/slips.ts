import { LEARNER_RULES } from '../data/learner-rules.js';
import { piecesOf } from '../text/pieces.js';
import { LEARNERS } from './articles.js';
import { isOftenConfused } from './confused-words.js';
import { applyMarkedRules } from './marked-rules.js';

const PIECE_LENGTH_MAX = 2_000;
const APOSTROPHE = /['’]/;
/** Native speakers leave out no articles. */
const ARTICLE = /^(?:an?|the)$/;

const isSlip = (word: string): boolean => APOSTROPHE.test(word) || isOftenConfused(word);

/** Whether the words that were corrected are slips of a native speaker: some sound alike or have an apostrophe, and the text has no mistake of learners. */
export function areNativeSlips(content: string, lost: readonly string[], added: readonly string[]): boolean {
  if (added.filter((word) => ARTICLE.test(word)).length > 1) return false;
  if (!lost.some(isSlip) && !added.some((word) => APOSTROPHE.test(word))) return false;
  return ![...piecesOf(content, PIECE_LENGTH_MAX)].some(
    ({ text }) => LEARNERS.test(text) || applyMarkedRules(text, LEARNER_RULES) !== text,
  );
}
