import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors/app-error.js';

/** The event of a message whose body will not be complete. */
export const BODY_BROKEN = Symbol('the body will not be complete');

const broken = new WeakSet<IncomingMessage>();

/**
 * Records that the rest of a body is not valid HTTP or was never sent, although the connection is open: the request then
 * gets its error like any other, with its own limits in the headers.
 */
export function breakBody(message: IncomingMessage): void {
  if (broken.has(message)) return;
  broken.add(message);
  message.emit(BODY_BROKEN);
}

/** Throws `malformed_json` if the body of a request is known to be broken. */
export function assertBodyWhole(message: IncomingMessage): void {
  if (broken.has(message)) throw incompleteBody();
}

/** The error of a body that ended too early. */
export function incompleteBody(): AppError {
  const headers = { connection: 'close' };
  return new AppError('malformed_json', 'The body ended before it was complete.', { headers });
}
