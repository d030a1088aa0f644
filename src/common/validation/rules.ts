import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type, type ClassConstructor } from 'class-transformer';
import { IsIn, IsObject, IsString, registerDecorator, ValidateIf, ValidateNested } from 'class-validator';
import { apiField } from './describe.js';
import { itemFailures } from './item-failures.js';
import { textFailure, visibleTextFailure } from './text.js';
import type { Failure, RuleContext } from './rule-context.js';

/** Creates a class-validator decorator from a function that lists the problems of a value. */
export function rule(name: string, failuresOf: (value: unknown) => Failure[]): PropertyDecorator {
  const context: RuleContext = { failuresOf };
  return (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: propertyName as string,
      options: { context },
      validator: {
        validate: (value: unknown) => failuresOf(value).length === 0,
        defaultMessage: (args) => failuresOf(args!.value)[0]!.message,
      },
    });
}

/** Makes a field optional. `null` is not treated as missing, and is rejected by the field's rule. */
export const Optional = () =>
  applyDecorators(
    ValidateIf((_owner, value) => value !== undefined) as PropertyDecorator,
    ApiProperty({ required: false }),
  );

interface TextLimits {
  min?: number;
  max: number;
  /** Whether white space at both ends is removed first. */
  trim?: boolean;
  /** Whether it must have a visible character. */
  visible?: boolean;
}

/** A string of `min` to `max` code points, without NUL and lone surrogates. */
export const Text = ({ min = 1, max, trim = false, visible = false }: TextLimits) =>
  applyDecorators(
    Transform(({ value }) => (trim && typeof value === 'string' ? value.trim() : value)),
    rule('text', (value) => {
      const failure = visible ? visibleTextFailure(value, max) : textFailure(value, min, max);
      return failure ? [failure] : [];
    }),
    apiField({ type: 'string', minLength: min, maxLength: max }),
  );

/**
 * A list of at most `items` strings of 1 to `max` code points, each with a visible one. Every bad item is reported; of a
 * list that is too long, every bad one of the first `items`.
 */
export const TextList = ({ items, max }: { items: number; max: number }) =>
  applyDecorators(
    rule('textList', (value) => {
      if (!Array.isArray(value)) return [{ reason: 'invalid_type', message: 'must be an array of strings' }];
      return itemFailures(value, {
        max: items,
        called: 'items',
        failureOf: (item) => visibleTextFailure(item, max),
      });
    }),
    apiField({
      type: 'array',
      maxItems: items,
      items: { type: 'string', minLength: 1, maxLength: max },
    }),
  );

/** One of a list of words, in any case; aliases are replaced by the word they stand for. */
export const OneOf = (words: readonly string[], aliases: Readonly<Record<string, string>> = {}) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? fold(value, aliases) : value)),
    IsString({ message: 'must be a string' }),
    IsIn(words, { message: `must be one of ${words.join(', ')}` }),
    apiField({ type: 'string', enum: [...words, ...Object.keys(aliases)] }),
  );

function fold(value: string, aliases: Readonly<Record<string, string>>): string {
  const word = value.toLowerCase();
  return Object.hasOwn(aliases, word) ? aliases[word]! : word;
}

/** A nested object. */
export const Nested = <T extends object>(type: () => ClassConstructor<T>) =>
  applyDecorators(
    IsObject({ message: 'must be an object' }),
    ValidateNested(),
    Type(type),
    // Swagger calls an arrow function to get the class, and uses a named class directly.
    apiField({ type: () => type() }),
  );
