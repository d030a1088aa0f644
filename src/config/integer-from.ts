import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** An integer in digits; the message for all invalid values is the same. */
export function IntegerFrom(min: number, max: number) {
  const message = `must be an integer from ${min} to ${max}`;
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}
