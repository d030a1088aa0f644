import type { Warning } from '../../text-engine.js';
import type { Step } from './operation.js';
import { nameOf } from './reading/read-instructions.js';

/** What an operation or a removal looks for, where a text that it leaves may still have what was asked for. */
const SEEN: Record<string, string> = {
  'fix-grammar': 'that it can correct; it does not see every mistake',
  'split-sentences': 'that it can split with certainty; sentences are not rewritten',
  shorten: 'that it can leave out with certainty; sentences are not rewritten',
  simplify: 'that it can put more simply; terms are not explained and sentences are not rewritten',
  'active-voice': 'that it can turn with certainty',
  repetition: 'that it can leave out with certainty; it does not see what is said again in other words',
  cliches: 'that it knows; terms of a trade are not explained',
};

/** The warning of a step that has left the text as it was. */
export function nothingToChange(step: Step, steps: readonly Step[]): Warning {
  const clause = step.clause.slice(0, 200);
  const isOneOfSeveral = steps.some((other) => other !== step && other.clause === step.clause);
  const message = isOneOfSeveral
    ? `“${clause}”: its part “${nameOf(step)}” found nothing to change`
    : `“${clause}” found nothing ${SEEN[String(step.argument)] ?? SEEN[step.operation] ?? 'to change'}`;
  return { reason: 'nothing_to_change', message };
}
