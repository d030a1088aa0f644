import { AppError } from '../../../common/errors/app-error.js';
import type { RefineJob, Warning } from '../../text-engine.js';
import { checkerFor } from './grammar/checkers.js';
import type { Desk, ReadInstructions, Step } from './operation.js';
import { ABILITIES } from './operations.js';
import { describeStep, operationNamed, readInstructions } from './reading/read-instructions.js';

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
  throw new AppError('unsupported_instructions', `${asked}. It can: ${ABILITIES}`, {
    details: [
      { path: 'instructions', message: plan.warnings[0]?.message ?? 'name at least one change to make' },
    ],
  });
}

/** Carries out a plan. The text is never emptied: an operation that would leave nothing is undone and reported. */
export async function refineText(job: RefineJob, plan: ReadInstructions): Promise<RefinedText> {
  const windows = /\r\n/.test(job.content) && !/(?<!\r)\n/.test(job.content);
  const warnings = [...plan.warnings];
  let content = windows ? job.content.replaceAll('\r\n', '\n') : job.content;
  const original = content;
  for (const step of plan.steps) {
    const { operation, argument } = step;
    const before = content;
    let told = false;
    const desk: Desk = {
      original,
      checker: checkerFor,
      warn(reason, message) {
        told = true;
        warnings.push({ reason, message });
      },
    };
    const after = await operationNamed(operation).apply(before, argument as never, desk);
    content = after.trim() === '' ? before : after;
    if (content === before && !told) warnings.push(nothingToChange(step, plan.steps));
  }
  return { content: windows ? content.replaceAll('\n', '\r\n') : content, warnings };
}

function nothingToChange(step: Step, steps: readonly Step[]): Warning {
  const clause = step.clause.slice(0, 200);
  const isOneOfSeveral = steps.some((other) => other !== step && other.clause === step.clause);
  const message = isOneOfSeveral
    ? `“${clause}”: its part “${describeStep(step)}” found nothing to change`
    : `“${clause}” found nothing to change`;
  return { reason: 'nothing_to_change', message };
}
