import { AppError } from '../errors/app-error.js';
import type { Principal } from './principal.js';

/** Throws `account_suspended` if the account, or the app that acts for it, is suspended. */
export function checkSuspension({ account, credential }: Principal): void {
  if (account.suspended) throw new AppError('account_suspended', 'This account is suspended.');
  if (credential.suspended)
    throw new AppError('account_suspended', 'This app is suspended.', {
      errorContext: { rule: 'app_suspended' },
    });
}
