import { isDatabaseFailure } from '../common/database-failure.js';
import { EmbeddedPostgresError } from './embedded/embedded-postgres-error.js';

/** What is wrong with a certificate, in Node's codes. */
const CERTIFICATE = /CERT|ERR_TLS|ERR_SSL/;
/** What PostgreSQL answers to a statement that the user has no right to. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Says in one line, for an operator, why the database can't be used; null for anything thrown that is not about that. */
export function explainDatabaseFailure(thrown: unknown): string | null {
  if (thrown instanceof EmbeddedPostgresError) return thrown.message;
  if (!(thrown instanceof Error)) return null;
  const { message, code = '', severity } = thrown as NodeJS.ErrnoException & { severity?: string };
  if (severity === 'FATAL') return `the database of DATABASE_URL takes no connection: ${message}`;
  // Where a host has several addresses, Node's error has a code alone.
  if (isDatabaseFailure(thrown)) return `the database can't be reached: ${message || code}`;
  if (code === INSUFFICIENT_PRIVILEGE) return `the user of DATABASE_URL lacks a right: ${message}`;
  if (CERTIFICATE.test(code)) return `the certificate of the database is not trusted: ${message}`;
  return null;
}
