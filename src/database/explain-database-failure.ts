import { isDatabaseFailure } from '../common/errors/database-failure.js';
import { EmbeddedPostgresError } from './embedded/embedded-postgres-error.js';

/** PostgreSQL's SQLSTATE for insufficient privileges. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** TLS failures by node-postgres's message or Node's code, with their resolution. */
const TLS_FAILURES: [RegExp, string][] = [
  [
    /does not support SSL/,
    'the database does not support TLS, which sslmode requires: set ssl = on at the server, or sslmode=disable on a trusted network',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'the certificate of the database is for another host: connect by a name in the certificate, or use sslmode=verify-ca with sslrootcert',
  ],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/, 'the certificate of the database is not valid at this time'],
  [
    /CERT|UNABLE_TO_|SELF_SIGNED/,
    "the certificate of the database is not trusted: add sslrootcert=<its CA's file> to the URL, or use sslmode=no-verify on a trusted network",
  ],
  [/^(?:ERR_SSL|ERR_TLS|ERR_OSSL|EPROTO)/, 'TLS with the database failed'],
];

/** Explains in one line, for an operator, why the database cannot be used; null for any other error. */
export function explainDatabaseFailure(thrown: unknown): string | null {
  if (thrown instanceof EmbeddedPostgresError) return thrown.message;
  if (!(thrown instanceof Error)) return null;
  const { message, code = '', severity } = thrown as NodeJS.ErrnoException & { severity?: string };
  if (/unsupported startup parameter/.test(message))
    return `DATABASE_URL leads to a connection pooler: set DIRECT_DATABASE_URL to the URL of PostgreSQL itself (${message})`;
  if (severity === 'FATAL') return `the database refuses the connection: ${message}`;
  const tls = TLS_FAILURES.find(([sign]) => sign.test(code || message));
  if (tls) return `${tls[1]} (${message})`;
  // For a host with several addresses, Node's error has only a code.
  if (isDatabaseFailure(thrown)) return `the database cannot be reached: ${message || code}`;
  if (code === INSUFFICIENT_PRIVILEGE) return `the database user lacks a privilege: ${message}`;
  return null;
}
