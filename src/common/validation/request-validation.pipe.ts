import { Injectable, ValidationPipe, type ArgumentMetadata, type Type } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { isDeepStrictEqual } from 'node:util';
import { isObject } from './is-object.js';
import { gatherMetadata } from './label-rules.js';
import { queryFindings } from './query-findings.js';
import { findingsOf, invalidRequest, unknownField, type Finding } from './validation-findings.js';

/**
 * The maximum number of fields of a request over all depths. A template with 20 variables and an example has 130.
 * Rejecting a field takes time, and within the size limit a hundred thousand fields could block the process for seconds.
 */
export const FIELDS_MAX = 200;

/**
 * The maximum number of values of a request: its fields, and the items of lists. Texts in lists are no fields, but half a
 * million of them take as long.
 */
const VALUES_MAX = 1_000;

/** The error of a body that is not a JSON object. */
export const NOT_AN_OBJECT: Finding = { reason: 'invalid_type', path: '', message: 'must be a JSON object' };

/** Passes class-validator's findings from the exception factory to `transform`, which may add others. */
class FieldsInvalid extends Error {
  constructor(readonly findings: Finding[]) {
    super('fields are invalid');
  }
}

/**
 * Nest's `ValidationPipe`, which also rejects keys that it would delete silently: names of `Object.prototype` members
 * (`constructor`, `__proto__`, `toString`). Reports every invalid field at once.
 */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  /** The query classes for which an empty query has been found valid. */
  private readonly validWhenEmpty = new WeakSet<Type>();

  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      validationError: { target: false, value: true },
      exceptionFactory: (errors: ValidationError[]) => new FieldsInvalid(findingsOf(errors)),
    });
  }

  /** Returns an instance of the parameter's class; throws an `AppError` (400) that names every bad field. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    const isEmptyQuery = metadata.type === 'query' && metatype !== undefined && isEmpty(value);
    // Most lists are requested without parameters, and validation gives the same result for every empty query.
    if (isEmptyQuery && this.validWhenEmpty.has(metatype)) return new metatype();
    const instance = await this.validateFully(value, metadata);
    if (isEmptyQuery && isDeepStrictEqual(instance, new metatype())) this.validWhenEmpty.add(metatype);
    return instance;
  }

  private async validateFully(given: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isQuery = metadata.type === 'query';
    const value = isQuery ? gatherMetadata(given, metadata.metatype) : given;
    const isRequest = metadata.type === 'body' || isQuery;
    const isWhole = isRequest && metadata.data === undefined && this.toValidate(metadata);
    const findings = isWhole ? this.checkKeys(value) : [];
    try {
      const instance: unknown = await super.transform(value, metadata);
      if (findings.length === 0) return instance;
    } catch (error) {
      if (!(error instanceof FieldsInvalid)) throw error;
      findings.push(...error.findings);
    }
    throw invalidRequest(isQuery ? queryFindings(findings, given as Record<string, unknown>) : findings);
  }

  private checkKeys(value: unknown): Finding[] {
    if (!isObject(value)) throw invalidRequest([NOT_AN_OBJECT]);
    if (countValues(value, 'fields', FIELDS_MAX) > FIELDS_MAX) throw tooManyFields();
    if (countValues(value, 'all', VALUES_MAX) > VALUES_MAX) throw tooManyValues(value);
    return takeUnsafeKeys(value, '');
  }
}

/** The error of a request with too many fields. */
export function tooManyFields() {
  const message = `must not have more than ${FIELDS_MAX} fields`;
  return invalidRequest([{ reason: 'too_long', path: '', message }]);
}

function tooManyValues(request: object) {
  const message = `must not have more than ${VALUES_MAX.toLocaleString('en')} values`;
  return invalidRequest([{ reason: 'too_long', path: longestList(request).path, message }]);
}

/** Finds the list with the most items; its path is empty if there is none. */
function longestList(value: object, path = ''): { path: string; length: number } {
  let longest = { path, length: Array.isArray(value) ? value.length : 0 };
  for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof child !== 'object' || child === null) continue;
    const inner = longestList(child, path ? `${path}.${key}` : String(key));
    if (inner.length > longest.length) longest = inner;
  }
  return longest;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/**
 * Counts fields of objects and items of arrays, or of the items only those that are objects or arrays; stops above `max`.
 */
function countValues(value: object, which: 'fields' | 'all', max: number): number {
  let count = 0;
  for (const child of Object.values(value)) {
    const isObject = typeof child === 'object' && child !== null;
    if (isObject || which === 'all' || !Array.isArray(value)) count += 1;
    if (isObject) count += countValues(child, which, max - count);
    if (count > max) return count;
  }
  return count;
}

/** Removes the keys that the pipe would delete, and reports each as an unknown field. */
function takeUnsafeKeys(value: Record<string, unknown>, path: string): Finding[] {
  return Object.keys(value).flatMap((key) => {
    const childPath = path ? `${path}.${key}` : key;
    const child = value[key];
    if (key in Object.prototype || key === 'prototype') {
      delete value[key];
      return [unknownField(childPath)];
    }
    return typeof child === 'object' && child !== null
      ? takeUnsafeKeys(child as Record<string, unknown>, childPath)
      : [];
  });
}
