import { Transform, Type, type ClassConstructor } from 'class-transformer';
import { registerDecorator, ValidateIf, ValidateNested } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ErrorReason } from '../error-codes.js';
import { described } from './described.js';
import { textFailure } from './text.js';

/** What is wrong with a value. `at` is the place inside it (`2` for the third item of a list). */
export interface Failure {
  reason: ErrorReason;
  message: string;
  at?: string;
}

/**
 * Makes a class-validator decorator of a function that lists what is wrong with a value. The failures travel
 * through class-validator's one text per constraint as JSON; `readFailures` takes them out again.
 */
function rule(name: string, failuresOf: (value: unknown, owner: object) => Failure[]): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value: unknown, args) => failuresOf(value, args!.object).length === 0,
        defaultMessage: (args) => JSON.stringify(failuresOf(args!.value, args!.object)),
      },
    });
}

/** Reads back what a `rule` found. */
export function readFailures(constraint: string): Failure[] {
  return JSON.parse(constraint) as Failure[];
}

/** Lets a field be left out. `null` is a value like any other, and refused by the field's rule. */
export const Optional = () =>
  applyDecorators(
    ValidateIf((_owner, value) => value !== undefined) as PropertyDecorator,
    ApiProperty({ required: false }),
  );

/** A string of `min` to `max` code points, without NUL and lone surrogates; trimmed first where asked. */
export const Text = ({ min = 1, max, trim = false }: { min?: number; max: number; trim?: boolean }) =>
  applyDecorators(
    Transform(({ value }) => (trim && typeof value === 'string' ? value.trim() : value)),
    rule('text', (value) => {
      const failure = textFailure(value, min, max);
      return failure ? [failure] : [];
    }),
    described({ type: 'string', minLength: min, maxLength: max }),
  );

/** A list of at most `items` strings of 1 to `max` code points; every bad item is told. */
export const TextList = ({ items, max }: { items: number; max: number }) =>
  applyDecorators(
    rule('textList', (value) => {
      if (!Array.isArray(value)) return [{ reason: 'invalid_type', message: 'must be an array of strings' }];
      if (value.length > items) return [{ reason: 'too_long', message: `must have at most ${items} items` }];
      return value.flatMap((item, index) => {
        const failure = textFailure(item, 1, max);
        return failure ? [{ ...failure, at: String(index) }] : [];
      });
    }),
    described({
      type: 'array',
      maxItems: items,
      items: { type: 'string', minLength: 1, maxLength: max },
    }),
  );

/** One of a list of words, in whatever case; other words for one of them are folded into it. */
export const OneOf = (words: readonly string[], aliases: Readonly<Record<string, string>> = {}) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? fold(value, aliases) : value)),
    rule('oneOf', (value) => {
      if (typeof value !== 'string') return [{ reason: 'invalid_type', message: 'must be a string' }];
      if (words.includes(value)) return [];
      return [{ reason: 'invalid_value', message: `must be one of ${words.join(', ')}` }];
    }),
    described({ type: 'string', enum: [...words] }),
  );

function fold(value: string, aliases: Readonly<Record<string, string>>): string {
  const word = value.toLowerCase();
  return Object.hasOwn(aliases, word) ? aliases[word]! : word;
}

/** A whole number of a JSON body that JavaScript holds exactly. */
export const Integer = () =>
  applyDecorators(
    rule('integer', (value) => {
      if (typeof value !== 'number') return [{ reason: 'invalid_type', message: 'must be an integer' }];
      if (Number.isSafeInteger(value)) return [];
      return [{ reason: 'invalid_value', message: 'must be an integer between -(2^53 - 1) and 2^53 - 1' }];
    }),
    described({ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  );

export const Flag = () =>
  applyDecorators(
    rule('flag', (value) =>
      typeof value === 'boolean' ? [] : [{ reason: 'invalid_type', message: 'must be true or false' }],
    ),
    described({ type: 'boolean' }),
  );

/** A string of a given form; `message` says which. */
export const Matching = (pattern: RegExp, message: string) =>
  applyDecorators(
    rule('matching', (value) => {
      if (typeof value !== 'string') return [{ reason: 'invalid_type', message: 'must be a string' }];
      return pattern.test(value) ? [] : [{ reason: 'invalid_value', message }];
    }),
    described({ type: 'string', pattern: pattern.source }),
  );

/** An object with fields of its own. */
export const Nested = <T extends object>(type: () => ClassConstructor<T>) =>
  applyDecorators(
    rule('nested', (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? []
        : [{ reason: 'invalid_type', message: 'must be an object' }],
    ),
    ValidateNested(),
    Type(type),
    // The name of the function tells that it is to be called for the class.
    described({ type: () => type() }),
  );

/** A whole number of a query string, from 1 to `max`, written with digits alone (no sign, exponent or zero in front). */
export const WholeNumber = ({ max }: { max: number }) =>
  applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value,
    ),
    rule('wholeNumber', (value) => {
      if (Array.isArray(value)) return [{ reason: 'invalid_type', message: 'must be given once' }];
      if (typeof value === 'number' && value <= max) return [];
      const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
      const reason = isNumeric ? 'out_of_range' : 'invalid_value';
      return [{ reason, message: `must be a whole number from 1 to ${max}` }];
    }),
    described({ type: 'integer', minimum: 1, maximum: max }),
  );
