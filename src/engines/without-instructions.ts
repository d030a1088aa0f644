import type { VariableValue } from '../templates/template-instructions.js';
import type { GenerateJob, Warning } from './text-engine.js';

/** Instructions are for a model: rules cannot follow them. */
export const INSTRUCTIONS_NOT_FOLLOWED: Warning = {
  reason: 'direction_not_followed',
  message: 'The built-in engine did not follow the instructions of the template: they need a model.',
};

/** Returns a job of an account's own template as one of the general template, with the given values as facts. */
export function withoutInstructions({ instructions, ...job }: GenerateJob): GenerateJob {
  const given = instructions?.values.flatMap(factOf) ?? [];
  if (given.length === 0) return job;
  const { facts = [], ...options } = job.options;
  return { ...job, options: { ...options, facts: [...facts, ...given] } };
}

/** `start date: 3 May` */
function factOf({ name, value }: VariableValue): string[] {
  return value === null ? [] : [`${name.replaceAll('_', ' ')}: ${value}`];
}
