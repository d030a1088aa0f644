import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors/app-error.js';

/** The event of a message whose body will not be complete; its argument is the error for the caller. */
export const BODY_BROKEN = Symbol('the body will not be complete');

const errors = new WeakMap<IncomingMessage, AppError>();

/**
 * Records that the rest of a body is not valid HTTP or was never sent, although the connection is open: the request then
 * gets `error` like any other, with its own limits in the headers.
 */
export function breakBody(message: IncomingMessage, error: AppError): void {
  if (errors.has(message)) return;
  errors.set(message, error);
  message.emit(BODY_BROKEN, error);
}

/** Throws the error of a request whose body is known to be broken. */
export function assertBodyWhole(message: IncomingMessage): void {
  const error = errors.get(message);
  if (error) throw error;
}

/** The error of a body that ended too early, or has another problem in its transfer. */
export function incompleteBody(message = 'The body ended before it was complete.'): AppError {
  return new AppError('malformed_json', message, { headers: { connection: 'close' } });
}
