import { UserError } from '../common/errors/user-error.js';
import { isUniqueViolation } from '../database/unique-violation.js';

/** A rejected request of an operator or account owner, with a message for them. */
export class AccountError extends UserError {}

/** Throws an `AccountError` if the database rejected an email address that is in use, and any other error as it is. */
export function rejectTakenAddress(error: unknown, email: string): never {
  if (isUniqueViolation(error, 'accounts_email_key'))
    throw new AccountError(`${email} already has an account`, 'email');
  throw error;
}
