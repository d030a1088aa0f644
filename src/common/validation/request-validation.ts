import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { AppError, type ErrorDetail } from '../app-error.js';
import type { ErrorReason } from '../error-codes.js';
import { readFailures } from './rules.js';

/**
 * The most fields that a request may have, at all depths together: five times what any of ours takes. Each costs
 * some time to be refused, and the limit on bytes would let a hundred thousand of them stop the process for seconds.
 */
const FIELDS_MAX = 100;

/** A class whose fields have validation rules. */
export type RequestClass<Value extends object = object> = new () => Value;

interface Finding extends ErrorDetail {
  reason: ErrorReason;
}

/** Classes that are valid with nothing given: an empty query of theirs, the commonest there is, needs no look. */
const validWhenEmpty = new WeakSet<RequestClass>();

/**
 * Turns a plain body into its class and refuses it with every bad field at once. Fields that the class does not know
 * are refused at any depth, also those named like members of every object (`constructor`, `__proto__`, `toString`),
 * which class-transformer would drop in silence.
 */
export function validBody<Value extends object>(value: unknown, type: RequestClass<Value>): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusal([{ reason: 'invalid_type', path: '', message: 'must be a JSON object' }]);
  }
  return valid(value, type);
}

/** The same of a query. */
export function validQuery<Value extends object>(value: object, type: RequestClass<Value>): Value {
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty && validWhenEmpty.has(type)) return new type();
  const instance = valid(value, type);
  if (isEmpty) validWhenEmpty.add(type);
  return instance;
}

function valid<Value extends object>(value: object, type: RequestClass<Value>): Value {
  if (countFields(value, FIELDS_MAX) > FIELDS_MAX) {
    throw refusal([
      { reason: 'too_long', path: '', message: `must not have more than ${FIELDS_MAX} fields` },
    ]);
  }
  const findings = takeUnsafeKeys(value as Record<string, unknown>, '');
  const instance = plainToInstance(type, value);
  const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true });
  findings.push(...errors.flatMap((error) => findingsOf(error, '')));
  if (findings.length > 0) throw refusal(findings);
  return instance;
}

/** Counts fields of objects, and what in lists is no plain value; stops once there are more than `max`. */
function countFields(value: object, max: number): number {
  let count = 0;
  for (const child of Object.values(value)) {
    const isObject = typeof child === 'object' && child !== null;
    if (isObject || !Array.isArray(value)) count += 1;
    if (isObject) count += countFields(child, max - count);
    if (count > max) return count;
  }
  return count;
}

function takeUnsafeKeys(value: Record<string, unknown>, path: string): Finding[] {
  return Object.keys(value).flatMap((key) => {
    const childPath = path ? `${path}.${key}` : key;
    const child = value[key];
    if (key in Object.prototype) {
      delete value[key];
      return [unknownField(childPath)];
    }
    return typeof child === 'object' && child !== null
      ? takeUnsafeKeys(child as Record<string, unknown>, childPath)
      : [];
  });
}

function findingsOf(error: ValidationError, parentPath: string): Finding[] {
  const path = parentPath ? `${parentPath}.${error.property}` : error.property;
  const nested = (error.children ?? []).flatMap((child) => findingsOf(child, path));
  const own = Object.entries(error.constraints ?? {}).flatMap(([name, text]) =>
    constraintFindings(name, text, path, error),
  );
  return [...own, ...nested];
}

function constraintFindings(name: string, text: string, path: string, error: ValidationError): Finding[] {
  if (name === 'whitelistValidation') return [unknownField(path)];
  if (name === 'nestedValidation') return []; // the `nested` rule has said it in our words
  if (error.value === undefined) return [{ reason: 'required', path, message: 'is required' }];
  return readFailures(text).map(({ reason, message, at }) => ({
    reason,
    message,
    path: at === undefined ? path : `${path}.${at}`,
  }));
}

function unknownField(path: string): Finding {
  return { reason: 'unknown_field', path, message: 'is not a field of this request' };
}

function refusal(findings: Finding[]): AppError {
  const first = findings[0]!;
  const details = findings.map(({ path, message }) => ({ path, message }));
  return new AppError(first.reason, `${first.path || 'The body'} ${first.message}`, { details });
}
