import { applyDecorators } from '@nestjs/common';
import { apiField } from './describe.js';
import { objectFailures } from './object-failures.js';
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
  return objectFailures(value, {
    keysMax: NAMES_MAX,
    keysName: 'variables',
    failureOf: (_name, child) => textFailure(child, 1, VALUE_LENGTH_MAX),
  });
}
