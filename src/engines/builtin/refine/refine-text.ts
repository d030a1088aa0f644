import { AppError } from '../../../common/app-error.js';
import type { RefineJob, Warning } from '../../text-engine.js';
import { checkerFor } from './grammar/checkers.js';
import { isLongForGrammar } from './grammar/limits.js';
import type { Desk, ReadInstructions } from './operation.js';
import { ABILITIES } from './operations.js';
import { operationNamed, readInstructions } from './reading/read-instructions.js';

/** A refined text, and what the caller should know about it. */
export interface RefinedText {
  content: string;
  warnings: Warning[];
}

/**
 * Reads instructions, or refuses with `unsupported_instructions` when nothing of them can be followed. Needs no
 * library, so it may run before a worker is asked.
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

/** Whether carrying a plan out needs the grammar checker, the one part that is slow to load. */
export function needsChecker(plan: ReadInstructions, content: string): boolean {
  return (
    plan.steps.some(({ operation }) => operation === 'fix-grammar' || operation === 'improve') &&
    !isLongForGrammar(content)
  );
}

/** Carries out a plan. The text is never emptied: an operation that would leave nothing is undone and reported. */
export async function refineText(job: RefineJob, plan: ReadInstructions): Promise<RefinedText> {
  const windows = /\r\n/.test(job.content) && !/(?<!\r)\n/.test(job.content);
  const warnings = [...plan.warnings];
  let content = windows ? job.content.replaceAll('\r\n', '\n') : job.content;
  const original = content;
  for (const { operation, argument, clause } of plan.steps) {
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
    if (content === before && !told) warnings.push(nothingToChange(clause));
  }
  return { content: windows ? content.replaceAll('\n', '\r\n') : content, warnings };
}

function nothingToChange(clause: string): Warning {
  return { reason: 'nothing_to_change', message: `“${clause.slice(0, 200)}” found nothing to change` };
}
