import { AppError } from '../../../common/errors/app-error.js';
import { TEXT_LENGTH_MAX } from '../../output/text-length.js';
import type { RefineJob, Warning } from '../../text-engine.js';
import { InvariantGuard } from './invariant/guard.js';
import { checkerFor } from './grammar/checkers.js';
import { readMustStay } from './length/must-stay.js';
import { droppedSentences } from './length/dropped-sentences.js';
import { NoRoom, type OperationContext, type ReadInstructions, type Step } from './operation.js';
import { editParts } from './operations/choose-part.js';
import { withKeptEnds } from './operations/salutation.js';
import { describePart } from './operations/parts.js';
import { ABILITIES } from './operations.js';
import { describeStep, lossesOf, operationNamed, readInstructions } from './reading/read-instructions.js';

/** A refined text, and what the caller should know about it. */
export interface RefinedText {
  content: string;
  warnings: Warning[];
}

/**
 * Reads instructions, or refuses with `unsupported_instructions` when nothing of them can be followed. Needs no
 * library.
 */
export function planRefinement(instructions: string): ReadInstructions {
  const plan = readInstructions(instructions);
  if (plan.steps.length > 0) return plan;
  const asked =
    plan.unread.length > 0
      ? `None of the instructions can be followed by the built-in engine`
      : 'The instructions ask for no change that the built-in engine knows';
  const message = plan.warnings[0]?.message ?? 'name at least one change to make';
  throw new AppError('unsupported_instructions', `${asked}. It can: ${ABILITIES}`, {
    details: [{ path: 'instructions', message }],
  });
}

/** A short text may grow to this length whatever its own is. */
const GROWN_LENGTH_MIN = 10_000;
/** A text that other steps have made this much shorter needs no “shorten”. */
const SHORTENED = 0.9;
/** One of these leaves little to do for the next. */
const TONES = /^(?:casual|friendly|polite|formal)$/;
/** How many times the length of content and instructions the result may have. */
const GROWTH_MAX = 4;

/**
 * Carries out a plan. The text is never emptied, never grows beyond its limit, and keeps its facts: a step that would
 * break this is left undone, with a warning.
 */
export async function refineText(job: RefineJob, plan: ReadInstructions): Promise<RefinedText> {
  const windows = /\r\n/.test(job.content) && !/(?<!\r)\n/.test(job.content);
  const lengthOf = (text: string) => text.length + (windows ? text.split('\n').length - 1 : 0);
  const lengthMax = longestResult(job);
  const warnings = [...plan.warnings];
  let content = windows ? job.content.replaceAll('\r\n', '\n') : job.content;
  const original = content;
  const mustStay = readMustStay(job.instructions);
  const isNotOurs = (sentence: string) => !/^Thank you\b/.test(sentence) || original.includes(sentence);
  const guard = new InvariantGuard(content, job.instructions);
  for (const step of plan.steps) {
    const before = content;
    const warned = warnings.length;
    let room = lengthMax - lengthOf(before);
    const context: OperationContext = {
      original,
      mustStay,
      checker: checkerFor,
      warn: (reason, message) => void warnings.push({ reason, message }),
      takeRoom(characters) {
        room -= characters;
        if (room < 0) throw new NoRoom();
      },
    };
    const after = await applyStep(step, before, context);
    const isTooLong = after === null || (lengthOf(after) > lengthMax && after.length > before.length);
    if (isTooLong) warnings.push(tooLong(step, lengthMax));
    const made = isTooLong || after.trim() === '' ? before : withKeptEnds(after, original, job.instructions);
    if (made !== before) {
      const losses = lossesOf(step);
      const dropped =
        losses === 'sentences' || losses === 'reported'
          ? droppedSentences(before, made).filter(isNotOurs)
          : [];
      const { rewrites } = operationNamed(step.operation);
      const { accepted, warning } = guard.accept(made, losses, step.clause, dropped, rewrites);
      if (accepted) content = made;
      if (warning) warnings.push(warning);
    }
    const isShortEnough = step.operation === 'shorten' && content.length < SHORTENED * original.length;
    const isTold = TONES.test(step.operation) && content !== original;
    if (content === before && warnings.length === warned && !isShortEnough && !isTold)
      warnings.push(nothingToChange(step, plan.steps));
  }
  const isNew = ({ message }: Warning, index: number) =>
    warnings.findIndex((other) => other.message === message) === index;
  return {
    content: windows ? content.replaceAll('\n', '\r\n') : content,
    warnings: warnings.filter(isNew),
  };
}

/** In UTF-16 code units; never less than the content has. */
function longestResult({ content, instructions }: RefineJob): number {
  const grown = Math.max(GROWN_LENGTH_MIN, GROWTH_MAX * (content.length + instructions.length));
  return Math.max(content.length, Math.min(grown, TEXT_LENGTH_MAX));
}

/** The text after a step; null where the step would make it too long. */
async function applyStep(
  { operation, argument, of }: Step,
  content: string,
  context: OperationContext,
): Promise<string | null> {
  try {
    const apply = async (text: string) => operationNamed(operation).apply(text, argument as never, context);
    if (!of) return await apply(content);
    const edited = await editParts(content, of, (text, isMeant) => (isMeant ? apply(text) : text));
    if (edited === undefined) context.warn('nothing_to_change', `The text has no ${describePart(of)}`);
    return edited ?? content;
  } catch (error) {
    if (error instanceof NoRoom) return null;
    throw error;
  }
}

function tooLong({ clause }: Step, lengthMax: number): Warning {
  const message = `“${clause.slice(0, 200)}” would make the text longer than ${lengthMax} characters`;
  return { reason: 'too_long', message };
}

function nothingToChange(step: Step, steps: readonly Step[]): Warning {
  const clause = step.clause.slice(0, 200);
  const isOneOfSeveral = steps.some((other) => other !== step && other.clause === step.clause);
  const message = isOneOfSeveral
    ? `“${clause}”: its part “${describeStep(step)}” found nothing to change`
    : `“${clause}” found nothing ${step.operation === 'fix-grammar' ? 'that it can correct; it does not see every mistake' : 'to change'}`;
  return { reason: 'nothing_to_change', message };
}
