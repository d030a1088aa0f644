import { applyDecorators } from '@nestjs/common';
import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { apiField } from './describe.js';
import type { RuleContext } from './rule-context.js';

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
