import { applyDecorators } from '@nestjs/common';
import { apiField } from './describe.js';
import { rule } from './rules.js';
import type { Failure } from './rule-context.js';
import { textFailure } from './text.js';

const NAMES_MAX = 20;
const VALUE_LENGTH_MAX = 2_000;

/** The values of the variables of a template, by their names. Which of them there are is known to the template. */
export const Variables = () =>
  applyDecorators(
    rule('variables', variablesFailures),
    apiField({
      type: 'object',
      maxProperties: NAMES_MAX,
      additionalProperties: { type: 'string', minLength: 1, maxLength: VALUE_LENGTH_MAX },
    }),
  );

function variablesFailures(value: unknown): Failure[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ reason: 'invalid_type', message: 'must be an object' }];
  const entries = Object.entries(value);
  if (entries.length > NAMES_MAX)
    return [{ reason: 'too_long', message: `must have at most ${NAMES_MAX} variables` }];
  return entries.flatMap(([name, child]) => {
    const failure = textFailure(child, 1, VALUE_LENGTH_MAX);
    return failure ? [{ ...failure, at: name }] : [];
  });
}
