import type { Step } from '../operation.js';
import type { Replacement } from '../operations/replace.js';

/** “Replace a with b and b with c” asks for both at once, so the second goes first; a pair that comes full circle is a swap. */
export function addStep(steps: Step[], step: Step): void {
  const [{ from, to } = {}, ...others] = [step, ...steps].map(
    ({ argument }) => (argument ?? {}) as Partial<Replacement>,
  );
  const at =
    step.operation === 'replace' ? others.findIndex((other) => from !== undefined && other.to === from) : -1;
  if (at >= 0 && others[at]!.from === to) steps[at]!.argument = { ...others[at], isSwap: true };
  else steps.splice(at >= 0 ? at : steps.length, 0, step);
}
