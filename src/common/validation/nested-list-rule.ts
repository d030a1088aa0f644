import { applyDecorators } from '@nestjs/common';
import { Type, type ClassConstructor } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { apiField } from './describe.js';
import { isObject } from './is-object.js';
import { itemFailures } from './item-failures.js';
import type { Failure } from './rule-context.js';
import { rule } from './rules.js';

/** A list of at most `items` nested objects; every bad field of each is reported. */
export const NestedList = <T extends object>(type: () => ClassConstructor<T>, { items }: { items: number }) =>
  applyDecorators(
    rule('nestedList', (value) => listFailures(value, items)),
    ValidateNested({ each: true }),
    Type(type),
    apiField({ type: () => [type()], maxItems: items } as Parameters<typeof apiField>[0]),
  );

function listFailures(value: unknown, itemsMax: number): Failure[] {
  if (!Array.isArray(value)) return [{ reason: 'invalid_type', message: 'must be an array of objects' }];
  return itemFailures(value, { max: itemsMax, called: 'items', failureOf: objectFailure });
}

const objectFailure = (item: unknown) =>
  isObject(item) ? null : ({ reason: 'invalid_type', message: 'must be an object' } as const);
