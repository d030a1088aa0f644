import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNumber, Max, Min } from 'class-validator';
import { apiField } from './describe.js';
import type { Failure } from './rule-context.js';
import { rule } from './rules.js';

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
    rule('integer', (value) => integerFailures(value, min, max)),
    apiField({ type: 'integer', minimum: min, maximum: max }),
  );

/** A safe integer in a JSON body. */
export const Integer = () => IntegerBetween({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

// A number that is too large for its type arrives as infinity.
function integerFailures(value: unknown, min: number, max: number): Failure[] {
  if (typeof value !== 'number') return [{ reason: 'invalid_type', message: 'must be an integer' }];
  if (Number.isFinite(value) && !Number.isInteger(value))
    return [{ reason: 'invalid_value', message: 'must be an integer' }];
  if (value < min) return [{ reason: 'out_of_range', message: `must be at least ${min}` }];
  return value > max ? [{ reason: 'out_of_range', message: `must be at most ${max}` }] : [];
}

/**
 * An integer from 1 to `max`. In a query string, it is written only with digits (no sign, exponent or leading zero).
 */
export const WholeNumber = ({ max }: { max: number }) =>
  applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value,
    ),
    rule('wholeNumber', (value) => {
      if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max) return [];
      const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
      const reason = isNumeric ? 'out_of_range' : 'invalid_value';
      return [{ reason, message: `must be a whole number from 1 to ${max}` }];
    }),
    apiField({ type: 'integer', minimum: 1, maximum: max }),
  );
