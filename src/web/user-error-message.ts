import type { UserError } from '../common/errors/user-error.js';

/**
 * Returns the message of a rejected form as a sentence. Messages of services begin in lower case, because the command
 * line puts them after its own prefix.
 */
export function messageOf({ message }: UserError): string {
  return /^[a-z]/.test(message) ? `That can’t be done: ${message}.` : message;
}
