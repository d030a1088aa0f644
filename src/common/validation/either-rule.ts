import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { registerDecorator, ValidateIf } from 'class-validator';
import type { RuleContext } from './rule-context.js';

type Owner = Record<string, unknown>;

/**
 * Requires a field or the field `other`, but not both. It must be the last decorator of its field, so that it is the first
 * to be validated.
 */
export const EitherThisOr = (other: string) =>
  applyDecorators(
    ValidateIf(
      (owner: Owner, value) => value !== undefined || owner[other] === undefined,
    ) as PropertyDecorator,
    ApiProperty({ required: false }),
    check('present', {
      context: { reason: 'required' },
      message: `is required, unless ${other} is given`,
      isValid: (_owner, value) => value !== undefined,
    }),
    check('alone', {
      context: { reason: 'invalid_value' },
      message: `must be omitted if ${other} is given`,
      isValid: (owner) => owner[other] === undefined,
    }),
  );

interface Check {
  context: RuleContext;
  message: string;
  isValid(owner: Owner, value: unknown): boolean;
}

function check(name: string, { context, message, isValid }: Check): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: propertyName as string,
      options: { context, message },
      validator: { validate: (value, args) => isValid(args!.object as Owner, value) },
    });
}
