import type { ValidationError } from 'class-validator';
import { hideCredentials } from '../crypto/hide-credentials.js';
import { AppError, type ErrorDetail } from '../errors/app-error.js';
import type { ErrorReason } from '../errors/error-codes.js';
import type { RuleContext } from './rule-context.js';

/** One bad field, with the reason that the catalogue has for it. */
export interface Finding extends ErrorDetail {
  reason: ErrorReason;
}

/** The reasons of class-validator's own decorators, by the names of their constraints; others are `invalid_value`. */
const REASON_BY_CONSTRAINT: Readonly<Record<string, ErrorReason>> = {
  isString: 'invalid_type',
  isBoolean: 'invalid_type',
  isNumber: 'invalid_type',
  isInt: 'invalid_type',
  isObject: 'invalid_type',
  min: 'out_of_range',
  max: 'out_of_range',
  minLength: 'too_short',
  isNotEmpty: 'too_short',
  maxLength: 'too_long',
};

/** Turns class-validator's errors into findings: every bad field, at any depth, by its path. */
export function findingsOf(errors: readonly ValidationError[], parentPath = ''): Finding[] {
  return errors.flatMap((error) => {
    const path = parentPath ? `${parentPath}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).flatMap(([name, message]) =>
      constraintFindings(name, message, path, error),
    );
    return [...own, ...findingsOf(error.children ?? [], path)];
  });
}

function constraintFindings(name: string, message: string, path: string, error: ValidationError): Finding[] {
  if (name === 'whitelistValidation') return [unknownField(path)];
  const context = error.contexts?.[name] as RuleContext | undefined;
  if (error.value === undefined)
    return [{ reason: 'required', path, message: context?.reason === 'required' ? message : 'is required' }];
  if (context?.failuresOf) {
    return context.failuresOf(error.value).map(({ reason, message: text, at }) => ({
      reason,
      message: text,
      path: at === undefined ? path : `${path}.${at}`,
    }));
  }
  const reason = context?.reason ?? reasonOf(name, message);
  return [{ reason, path, message: withoutName(message, error.property) }];
}

function reasonOf(constraint: string, message: string): ErrorReason {
  // One constraint covers both bounds; only its message distinguishes them.
  if (constraint === 'isLength') return message.includes('shorter than') ? 'too_long' : 'too_short';
  return REASON_BY_CONSTRAINT[constraint] ?? 'invalid_value';
}

/** The library's own texts begin with the field, which the path names already. */
function withoutName(message: string, property: string): string {
  return message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
}

/** Longer than every path of this API. */
const SHOWN_LENGTH_MAX = 100;

/** The message about a field whose name is the caller's. */
export const UNKNOWN_FIELD_MESSAGE = 'is not a field of this request';

export function unknownField(path: string): Finding {
  return { reason: 'unknown_field', path, message: UNKNOWN_FIELD_MESSAGE };
}

/**
 * The error of a request with bad fields: the reason is the first one's, the details name them all. Paths can contain
 * names of the caller.
 */
export function invalidRequest(findings: readonly Finding[]): AppError {
  const { reason } = findings[0]!;
  const details = findings.map(({ path, message }) => ({ path: shownName(path), message }));
  const [first] = details as [ErrorDetail];
  // A parameter or a field can have an empty name.
  const unnamed = reason === 'unknown_field' ? 'A field without a name' : 'The request';
  return new AppError(reason, `${first.path || unnamed} ${first.message}`, { details });
}

/** Returns a name of the caller, or a path with such names, as errors show it: shortened and without credentials. */
export function shownName(name: string): string {
  const isLong = name.length > SHOWN_LENGTH_MAX;
  return hideCredentials(isLong ? `${name.slice(0, SHOWN_LENGTH_MAX).toWellFormed()}…` : name);
}
