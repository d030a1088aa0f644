import type { ErrorReason } from '../errors/error-codes.js';

/** One thing that is wrong with a value. `at` is the place inside it (`2` for the third item of a list). */
export interface Failure {
  reason: ErrorReason;
  message: string;
  at?: string;
}

/**
 * What a decorator's `context` (an option of every class-validator decorator) tells the validation pipe: the reason
 * of its error, or a function that lists everything wrong with a value.
 */
export interface RuleContext {
  reason?: ErrorReason;
  failuresOf?: (value: unknown) => Failure[];
}
