import type { Warning } from '../../../text-engine.js';
import type { Losses } from '../invariant/guard.js';
import type { Operation, ReadInstructions, Step } from '../operation.js';
import { OPERATIONS } from '../operations.js';
import { describePart } from '../operations/parts.js';
import { addStep } from './add-step.js';
import { asksNothingElse, guessWishes, isExcluded, type OpenClause } from './guess-wishes.js';
import type { Length } from './lengths.js';
import { markQuotations, unmark } from './quoted.js';
import { ELSEWHERE, readClause } from './read-clause.js';
import { withSpeaker } from './speaker.js';
import { splitClauses } from './split-clauses.js';
import { regex } from '../../text/regex.js';

const NEAR = /^(?:casual|friendly|polite|shorten|summarise|simplify)$/;
/** More orders than anyone gives; reading stays fast whatever is sent. */
const CLAUSES_MAX = 60;

/**
 * Reads free-style instructions: which operations they ask for, in the order in which they are carried out, and
 * what could not be understood. Pure, and linear in their length.
 */
export function readInstructions(instructions: string): ReadInstructions {
  const { text, quotations } = withSpeaker(markQuotations(instructions));
  const steps: Step[] = [];
  const warnings: Warning[] = [];
  const unread: string[] = [];
  const forbidden: string[] = [];
  const open: OpenClause[] = [];
  const clauses = splitClauses(text);
  if (clauses.length > CLAUSES_MAX)
    warnings.push(cantFollow(unmark(clauses.slice(CLAUSES_MAX).join(', '), quotations)));
  for (const [index, clause] of clauses.slice(0, CLAUSES_MAX).entries()) {
    const reading = meansThePart(clause, clauses[index - 1] ?? '')
      ? ELSEWHERE
      : readClause(clause, quotations);
    const written = unmark(clause, quotations);
    if (reading.unread) (reading.forbids ? forbidden : unread).push(written);
    if (!reading.forbids && !reading.isElsewhere && (reading.unread || reading.leftOver))
      open.push({ text: written, marked: clause, rest: reading.leftOver });
    for (const step of reading.steps) if (!isAsked(steps, step)) addStep(steps, step);
  }
  const guessed = new Set<string>();
  for (const { clause, known } of guessWishes(open, steps.length === 0 ? clauses : [])) {
    const wished = stepsOf(known);
    if (wished.some((step) => isAsked(steps, step) || isExcluded(step, steps))) continue;
    steps.push(...wished.map((step) => ({ ...step, clause })));
    guessed.add(clause);
    warnings.push(takenFor(clause, known));
  }
  const isDone = (wish: string, known: string) =>
    known === ''
      ? steps.some(({ operation }) => operation.startsWith(wish))
      : stepsOf(known).every(
          (step) => isAsked(steps, step) || (NEAR.test(step.operation) && isExcluded(step, steps)),
        );
  const settled = open.filter(
    (clause) => guessed.has(clause.text) || (steps.length > 0 && asksNothingElse(clause, isDone)),
  );
  const isLeft = (clause: string) => !settled.some((each) => each.text === clause);
  if (steps.length === 0) unread.push(...forbidden);
  const left = unread.filter(isLeft);
  for (const { text: clause, rest } of open)
    if (rest !== '' && isLeft(clause)) warnings.push(onlyPartly(clause, rest));
  warnings.unshift(...left.map(cantFollow));
  const ordered = settle(steps).sort((a, b) => rankOf(a) - rankOf(b));
  return { steps: ordered, warnings, unread: left };
}

const stepsOfKnown = new Map<string, readonly Step[]>();

/** The steps of words that the operations know, which are read once. */
function stepsOf(known: string): readonly Step[] {
  const steps = stepsOfKnown.get(known) ?? readClause(known, []).steps;
  stepsOfKnown.set(known, steps);
  return steps;
}

const ABOUT_A_PART = regex.i`^(?:the |my |our )?(?:title|headline|heading|subject(?: line)?|intro\w*|conclusion|ending|opening|(?:first|last|second|final) (?:sentence|paragraph|line|bullet))\b.{0,40}\b(?:is|are|looks?|sounds?|feels?|seems?) (?:far |much |way |a bit )?too\b`;

/** “The title is too long, shorten it” is about the title; done to the whole text, it would damage the rest. */
function meansThePart(clause: string, before: string): boolean {
  return ABOUT_A_PART.test(clause) || (ABOUT_A_PART.test(before) && /\b(?:it|them|that)\b/i.test(clause));
}

/** A step in the notation of the test corpus: `length 80 words`. */
export function describeStep(step: Step): string {
  const { argument: given } = step;
  const operation = operationNamed(step.operation);
  const argument = operation.describe?.(given as never) ?? (typeof given === 'string' ? given : '');
  const part = step.of ? ` in ${describePart(step.of)}` : '';
  return (argument === '' ? operation.name : `${operation.name} ${argument}`) + part;
}

/** What a step is called in a message to the user. */
export function nameOf(step: Step): string {
  if (step.operation !== 'dialect') return describeStep(step).replaceAll('-', ' ');
  return step.argument === 'us' ? 'American English' : 'British English';
}

/** What a step may take out of a text. */
export function lossesOf(step: Step): Losses {
  const { losses = 'none' } = operationNamed(step.operation);
  return typeof losses === 'function' ? losses(step.argument as never) : losses;
}

export function operationNamed(name: string): Operation<never> {
  const operation = OPERATIONS.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`No operation is named ${name}`);
  return operation;
}

function isAsked(steps: readonly Step[], step: Step): boolean {
  return steps.some((known) => describeStep(known) === describeStep(step));
}

/** A general wish gives way to a particular one: “shorter, about 80 words” is one order, not two, and a tone brings its contractions. */
function settle(steps: readonly Step[]): Step[] {
  const asked = new Set(steps.map((step) => step.operation));
  return steps.filter(({ operation, argument }) => {
    if (operation === 'contractions') return !asked.has(argument === 'expand' ? 'formal' : 'casual');
    if (operation === 'shorten' && asked.has('summarise')) return false;
    if (/^(?:shorten|summarise)$/.test(operation)) return !steps.some(limitsLength);
    return !(operation === 'improve' && steps.length > 1);
  });
}

const limitsLength = ({ operation, argument }: Step): boolean =>
  operation === 'length' && (argument as Length).unit !== 'paragraph';
const rankOf = (step: Step): number => OPERATIONS.findIndex(({ name }) => name === step.operation);

const QUOTED_LENGTH_MAX = 200;

function cantFollow(clause: string): Warning {
  const message = `The built-in engine can't follow “${shortened(clause)}”; it was left undone`;
  return { reason: 'unsupported_instruction', message };
}

function onlyPartly(clause: string, left: string): Warning {
  const message = `“${shortened(clause)}” was followed only in part: “${shortened(left)}” was not understood`;
  return { reason: 'unsupported_instruction', message };
}

function takenFor(clause: string, known: string): Warning {
  return { reason: 'please_check', message: `“${shortened(clause)}” was understood as “${known}”` };
}

function shortened(text: string): string {
  return text.length > QUOTED_LENGTH_MAX ? `${text.slice(0, QUOTED_LENGTH_MAX)}…` : text;
}
