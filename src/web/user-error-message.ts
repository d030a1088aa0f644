import type { Refusal } from '../common/errors/refusal.js';

/**
 * The message of a refused form as a sentence. Forms write whole sentences; services write the lower-case end of one,
 * which the command line shows after its own words.
 */
export function messageOf({ message }: Refusal): string {
  return /^[a-z]/.test(message) ? `That can’t be done: ${message}.` : message;
}
