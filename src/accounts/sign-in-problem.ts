import { AppError } from '../common/errors/app-error.js';

/** The message for both an unknown email address and a wrong password. */
export const WRONG_CREDENTIALS = 'The email address or password is incorrect.';

/** The message for the right password of a suspended account. */
export const ACCOUNT_SUSPENDED =
  'This account is suspended, so you can’t sign in. Its data is kept. Ask an administrator to resume it.';

/** The message for a signed-in person who enters a wrong password, or one that another change has replaced since. */
export const WRONG_CURRENT_PASSWORD = 'Your current password is incorrect.';

/** Why a sign-in failed. */
export interface SignInProblem {
  problem: string;
  /** The HTTP status of the form that is shown again. */
  status: number;
  /** How long further attempts are rejected; absent if they are not. */
  retryAfterSeconds?: number | undefined;
}

/** Returns what to show where a password was entered too often; throws any other error. */
export function problemOfLimit(error: unknown): SignInProblem {
  if (!(error instanceof AppError) || error.reason !== 'rate_limited') throw error;
  const { message: problem, status, retryAfterSeconds } = error;
  return { problem, status, retryAfterSeconds };
}
