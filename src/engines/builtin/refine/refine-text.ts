import { AppError } from '../../../common/errors/app-error.js';
import type { RefineJob, Warning } from '../../text-engine.js';
import type { ReadInstructions } from './operation.js';
import { ABILITIES } from './operations.js';
import { readInstructions } from './reading/read-instructions.js';
import { Refinement } from './refinement.js';

/** A refined text, and what the caller should know about it. */
interface RefinedText {
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

/**
 * Carries out a plan. The text is never emptied, never grows beyond its limit, and keeps its facts: a step that would
 * break this is left undone, with a warning. Line ends of Windows are kept.
 */
export async function refineText(job: RefineJob, plan: ReadInstructions): Promise<RefinedText> {
  const isWindows = /\r\n/.test(job.content) && !/(?<!\r)\n/.test(job.content);
  const content = isWindows ? job.content.replaceAll('\r\n', '\n') : job.content;
  const lengthOf = (text: string) => text.length + (isWindows ? text.split('\n').length - 1 : 0);
  const refinement = new Refinement({ ...job, content }, plan, lengthOf);
  for (const step of plan.steps) await refinement.apply(step);
  return {
    content: isWindows ? refinement.content.replaceAll('\n', '\r\n') : refinement.content,
    warnings: refinement.warnings,
  };
}
