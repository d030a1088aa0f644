import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { apiField } from './describe.js';
import type { Failure } from './rule-context.js';
import { rule } from './rules.js';
import { isVisible, textFailure } from './text.js';

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** A trimmed string of 1 to `max` code points on one line, without characters that change how the text around it is shown. */
export const SingleLine = ({ max }: { max: number }) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    rule('singleLine', (value) => singleLineFailures(value, max)),
    apiField({ type: 'string', minLength: 1, maxLength: max }),
  );

function singleLineFailures(value: unknown, max: number): Failure[] {
  const failure = textFailure(value, 1, max);
  if (failure) return [failure];
  if (!isVisible(value as string))
    return [{ reason: 'invalid_value', message: 'must have a visible character' }];
  if (!CONTROLS.test(value as string)) return [];
  return [{ reason: 'invalid_value', message: 'must be on one line, without control characters' }];
}
