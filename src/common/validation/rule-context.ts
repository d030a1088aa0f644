import type { ErrorReason } from '../errors/error-codes.js';

/** A problem of a value. `at` is its path inside the value (`2` for the third item of a list). */
export interface Failure {
  reason: ErrorReason;
  message: string;
  at?: string;
}

/**
 * The `context` of a class-validator decorator for the validation pipe: the reason of its error, or a function that lists
 * all problems of a value.
 */
export interface RuleContext {
  reason?: ErrorReason;
  failuresOf?: (value: unknown) => Failure[];
}
