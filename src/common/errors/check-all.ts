import { UserError } from './user-error.js';

/** Several errors of one form, in the order of its fields. */
export class UserErrors extends UserError {
  constructor(readonly errors: readonly UserError[]) {
    super(errors.map(({ message }) => message).join('; '), errors[0]?.field);
  }
}

/**
 * Runs all checks of a form and returns their results by name. If one fails, throws its `UserError`; if several fail,
 * throws `UserErrors`, so that the user can correct all fields at once.
 */
export function checkAll<Values extends object>(checks: {
  [Name in keyof Values]: () => Values[Name];
}): Values {
  const errors: UserError[] = [];
  const values = Object.entries<() => unknown>(checks).map(([name, check]) => {
    try {
      return [name, check()];
    } catch (error) {
      errors.push(...errorsOf(error));
      return [name, undefined];
    }
  });
  throwAll(errors);
  return Object.fromEntries(values) as Values;
}

/** Runs checks that take time; throws like `checkAll`. */
export async function awaitChecks(checks: readonly (() => unknown)[]): Promise<void> {
  const results = await Promise.allSettled(checks.map(async (check) => check()));
  throwAll(results.flatMap((result) => (result.status === 'rejected' ? errorsOf(result.reason) : [])));
}

/** Throws a single error as it is, and several as `UserErrors`. */
export function throwAll(errors: readonly UserError[]): void {
  if (errors.length > 0) throw errors.length === 1 ? errors[0]! : new UserErrors(errors);
}

/** Returns the errors of the single fields; throws an error that is not the user's. */
export function errorsOf(error: unknown): readonly UserError[] {
  if (error instanceof UserErrors) return error.errors;
  if (error instanceof UserError) return [error];
  throw error;
}
