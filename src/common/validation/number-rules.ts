import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { apiField } from './describe.js';
import type { RuleContext } from './rule-context.js';
import { rule } from './rules.js';

/** The context of a library decorator whose name does not imply the reason. */
const INVALID_VALUE: RuleContext = { reason: 'invalid_value' };

/** A number of a JSON body from `min` to `max`. */
export const Decimal = ({ min, max }: { min: number; max: number }) =>
  applyDecorators(
    IsNumber({ allowInfinity: true, allowNaN: true }, { message: 'must be a number' }),
    Min(min, { message: `must be at least ${min}` }),
    Max(max, { message: `must be at most ${max}` }),
    apiField({ type: 'number', minimum: min, maximum: max }),
  );

/** A whole number of a JSON body from `min` to `max`. */
export const IntegerBetween = ({ min, max }: { min: number; max: number }) =>
  applyDecorators(
    IsNumber({ allowInfinity: true, allowNaN: true }, { message: 'must be an integer' }),
    IsInt({ message: 'must be an integer', context: INVALID_VALUE }),
    Min(min, { message: `must be at least ${min}` }),
    Max(max, { message: `must be at most ${max}` }),
    apiField({ type: 'integer', minimum: min, maximum: max }),
  );

const UNSAFE_INTEGER = {
  message: 'must be an integer between -(2^53 - 1) and 2^53 - 1',
  context: INVALID_VALUE,
};

/** A safe integer in a JSON body. */
export const Integer = () =>
  applyDecorators(
    IsNumber({ allowInfinity: true, allowNaN: true }, { message: 'must be an integer' }),
    IsInt(UNSAFE_INTEGER),
    Min(Number.MIN_SAFE_INTEGER, UNSAFE_INTEGER),
    Max(Number.MAX_SAFE_INTEGER, UNSAFE_INTEGER),
    apiField({ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  );

/**
 * An integer from 1 to `max`. In a query string, it is written only with digits (no sign, exponent or leading zero).
 */
export const WholeNumber = ({ max }: { max: number }) =>
  applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value,
    ),
    rule('wholeNumber', (value) => {
      if (Array.isArray(value)) return [{ reason: 'invalid_type', message: 'must be given once' }];
      if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max) return [];
      const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
      const reason = isNumeric ? 'out_of_range' : 'invalid_value';
      return [{ reason, message: `must be a whole number from 1 to ${max}` }];
    }),
    apiField({ type: 'integer', minimum: 1, maximum: max }),
  );
