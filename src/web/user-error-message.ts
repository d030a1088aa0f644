import type { UserError } from '../common/errors/user-error.js';

/**
 * The message of a refused form as a sentence. Forms write whole sentences; services write the lower-case end of one,
 * which the command line shows after its own words.
 */
export function messageOf({ message }: UserError): string {
  return /^[a-z]/.test(message) ? `That can’t be done: ${message}.` : message;
}
