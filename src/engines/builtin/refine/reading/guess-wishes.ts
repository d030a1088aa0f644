import type { Step } from '../operation.js';
import { WISHES, wishChances } from './wishes.js';

/** From this probability on, instructions have a wish that their words do not name. */
const GUESSED = 0.4;
/** Words whose every wish is less probable only give a reason or say who reads the text. */
const WISHES_NOTHING = 0.08;

/** A clause of instructions of which something was not understood. */
export interface OpenClause {
  text: string;
  /** What is left of one that was read in part. */
  rest: string;
}

/** A wish that was guessed from a clause, in words that the operations know. */
export interface Guess {
  clause: string;
  known: string;
}

/** The wishes that the model finds in instructions beside the steps that were read, each with the clause it most probably comes from. */
export function guessWishes(
  instructions: string,
  open: readonly OpenClause[],
  steps: readonly Step[],
): Guess[] {
  if (open.length === 0) return [];
  const all = wishChances(instructions);
  const byClause = open.map(({ text }) => wishChances(text));
  return [...all].flatMap(([wish, chance]) => {
    const known = WISHES.get(wish);
    if (!known) return [];
    const chances = byClause.map((each) => each.get(wish)!);
    const most = chances.indexOf(Math.max(...chances));
    if (chance < GUESSED || isKnown(wish, steps)) return [];
    return [{ clause: open[most]!.text, known }];
  });
}

/** How reasons and readers are spoken of, unlike orders: “the boss hates long mails”, “for my students”. */
const STATES =
  /^(?:(?:and|but|so|because|as|since|cause) )*(?:it|i|we|you|they|s?he|this|that|these|the|my|our|his|her|their|people|no ?(?:body|one)|every(?:body|one)|some|most|for|to|in|on|at|from|when|while|after|before)(?![\p{L}-])/iu;

/** Whether a clause asks for nothing beside what the steps do: it gives a reason, says who reads the text, or says it again. */
export function asksNothingElse({ text, rest }: OpenClause, steps: readonly Step[]): boolean {
  const chances = [...wishChances(text)];
  const saysAgain = chances.some(([wish, chance]) => chance >= GUESSED && isKnown(wish, steps));
  if (rest === '' && !STATES.test(text) && !saysAgain) return false;
  return chances.every(([wish, chance]) => chance < WISHES_NOTHING || isKnown(wish, steps));
}

/** The operations that do what a wish is about; a tone or a length that was read needs no other one. */
const DONE_BY: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:shorten|summarise|length)$/, /^(?:length|shorten|summarise|remove fillers)\b/],
  [/^(?:friendly|casual|polite)$/, /^(?:friendly|casual|polite)\b/],
  [/^(?:bullets|numbered|prose)$/, /^(?:bullets|numbered|prose)\b/],
  [/^(?:past|present|future)$/, /^tense\b/],
  [/^(?:first|first-plural|second|third)$/, /^person\b/],
  [/^(?:no-)?contractions$/, /^contractions\b/],
  [/^(?:grammar|sentence-case)$/, /^(?:fix-grammar|case)\b/],
  [/^paragraphs$/, /^split-paragraphs\b/],
  [/^active$/, /^active-voice\b/],
  [/^(?:uk|us)$/, /^dialect\b/],
  [/^(?:remove|confident|less-hype)/, /^remove/],
  [/^keep$/, /^keep-part\b/],
  [/^improve$/, /./],
];

function isKnown(wish: string, steps: readonly Step[]): boolean {
  return steps.some(({ operation, argument, of }) => {
    const done = `${operation} ${String(argument)}`;
    const isSame = operation === wish || done === wish;
    return !of && (isSame || DONE_BY.some(([wishes, does]) => wishes.test(wish) && does.test(done)));
  });
}
