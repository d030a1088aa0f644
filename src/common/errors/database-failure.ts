import { isNativeError } from 'node:util/types';

/**
 * SQLSTATE classes and codes that mean "the database, not the request": connection exceptions (08), resources
 * such as a full disk (53), operator intervention (57), system errors (58), lock and statement time-outs.
 */
const FAILURE_CLASSES = ['08', '53', '57', '58'];
const FAILURE_CODES = new Set(['25006', '55P03', '40001', '40P01']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
// node-postgres has no codes for these; the texts are its own.
const CLIENT_MESSAGES =
  /^(?:Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end|The server does not support SSL)/;
/** TypeORM releases the connection of a transaction when it ends, and then rejects the next statement with these texts. */
const RELEASED_MESSAGES =
  /^(?:Query runner already released|Database connection provided by a query runner was already)/;

/**
 * Work that waited too long for its turn while the database was doing other work: there is too much of it at the same
 * time. Unlike after an outage, nothing was sent to the database.
 */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** Returns whether a statement was rolled back because of a deadlock and can be retried. */
export function isSerializationFailure(thrown: unknown): boolean {
  if (!isNativeError(thrown)) return false;
  const { code } = thrown as { code?: unknown };
  return code === '40001' || code === '40P01';
}

/** Returns whether a statement was rejected because a row that it refers to does not exist (`foreign_key_violation`). */
export function isForeignKeyViolation(thrown: unknown): boolean {
  return isNativeError(thrown) && (thrown as { code?: unknown }).code === '23503';
}

/** Returns whether a statement timed out waiting for a locked row (`lock_timeout`). */
export function isLockTimeout(thrown: unknown): boolean {
  return isNativeError(thrown) && (thrown as { code?: unknown }).code === '55P03';
}

/** Returns whether the connection was lost during a statement, which may or may not have been committed. */
export function isOutcomeUnknown(thrown: unknown): boolean {
  if (!isNativeError(thrown)) return false;
  const { code } = thrown as { code?: unknown };
  return (
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    /^(?:Connection terminated|Query read timeout)/.test(thrown.message)
  );
}

/** Returns whether an error means that the database is unreachable, not working or busy. */
export function isDatabaseFailure(thrown: unknown): boolean {
  // Not `instanceof`, because socket errors can come from another realm.
  if (!isNativeError(thrown)) return false;
  if (thrown instanceof DatabaseBusy) return true;
  const cause = (thrown as { driverError?: unknown }).driverError;
  if (isNativeError(cause) && cause !== thrown && isDatabaseFailure(cause)) return true;
  const { code, severity } = thrown as { code?: unknown; severity?: unknown };
  // PostgreSQL closes a connection with it: dropped database, changed password, too many connections.
  if (severity === 'FATAL') return true;
  if (typeof code === 'string') {
    if (NETWORK_CODES.has(code) || FAILURE_CODES.has(code)) return true;
    if (code.length === 5 && FAILURE_CLASSES.includes(code.slice(0, 2))) return true;
  }
  return RELEASED_MESSAGES.test(thrown.message) || CLIENT_MESSAGES.test(thrown.message);
}
