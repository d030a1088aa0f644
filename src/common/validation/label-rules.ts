import { applyDecorators, type Type } from '@nestjs/common';
import { apiField } from './describe.js';
import { isObject } from './is-object.js';
import { rule, Text } from './rules.js';
import type { Failure } from './rule-context.js';
import { objectFailures } from './object-failures.js';
import { textFailure } from './text.js';

const KEYS_MAX = 16;
const KEY = /^[A-Za-z0-9_.-]{1,64}$/;
const VALUE_LENGTH_MAX = 512;

/** Key-value pairs of the caller: at most 16 keys of letters, digits, `_`, `.` and `-`, with string values. */
export const Metadata = () =>
  applyDecorators(
    rule('metadata', metadataFailures),
    apiField({
      type: 'object',
      maxProperties: KEYS_MAX,
      propertyNames: { pattern: KEY.source },
      additionalProperties: { type: 'string', maxLength: VALUE_LENGTH_MAX },
    } as Parameters<typeof apiField>[0]),
  );

/** The same in a query, where each pair is a parameter `metadata.<key>`. */
export const MetadataFilter = () =>
  applyDecorators(
    // For `gatherMetadata`.
    (target: object) => Reflect.defineMetadata(MetadataFilter, true, target),
    rule('metadata', filterFailures),
    apiField({ type: 'object', additionalProperties: { type: 'string' } }),
  );

/** The caller's own id of a user: 1 to 128 characters. */
export const EndUser = () => Text({ max: 128 });

const PREFIX = 'metadata.';

/** Gathers the parameters `metadata.<key>` of a query with a `MetadataFilter` in an object, as they stand in a body. */
export function gatherMetadata(query: unknown, queryClass: Type | undefined): unknown {
  if (!queryClass || !Reflect.hasMetadata(MetadataFilter, queryClass.prototype as object)) return query;
  if (!isObject(query) || 'metadata' in query) return query;
  const entries = Object.entries(query);
  const pairs = entries.filter(([name]) => name.startsWith(PREFIX));
  if (pairs.length === 0) return query;
  const others = entries.filter(([name]) => !name.startsWith(PREFIX));
  const metadata = Object.fromEntries(pairs.map(([name, value]) => [name.slice(PREFIX.length), value]));
  return { ...Object.fromEntries(others), metadata };
}

function filterFailures(value: unknown): Failure[] {
  if (isObject(value)) return metadataFailures(value);
  return [{ reason: 'invalid_type', message: 'must be given with a key, such as metadata.customer=acme' }];
}

function metadataFailures(value: unknown): Failure[] {
  return objectFailures(value, {
    keysMax: KEYS_MAX,
    keysName: 'keys',
    failureOf: (key, child) =>
      KEY.test(key) ? textFailure(child, 0, VALUE_LENGTH_MAX) : { reason: 'invalid_value', message: BAD_KEY },
  });
}

const BAD_KEY = 'must have a key of 1 to 64 letters, digits, underscores, dots and hyphens';
