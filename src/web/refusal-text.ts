import type { Refusal } from '../common/errors/refusal.js';

/**
 * The message of a refusal as a sentence for a page. Forms refuse with whole sentences; services, which also serve the
 * command line, give only the reason, in lower case and without a full stop.
 */
export function refusalText({ message }: Refusal): string {
  return /^[a-z]/.test(message) ? `That can’t be done: ${message}.` : message;
}
