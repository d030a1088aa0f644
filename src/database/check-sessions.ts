import type { Client } from 'pg';
import type { Log } from '../common/logging/log.js';
import { ConfigError } from '../config/config.js';
import { STATEMENT_TIMEOUT_MS } from './database-options.js';
import { NotificationProof } from './notification-proof.js';
import { openClient } from './open-client.js';

/** Generous, because the start fails if the notification does not arrive. */
const RECEIVE_TIMEOUT_MS = 5_000;

/** The URLs of the database. */
interface DatabaseUrls {
  /** `DATABASE_URL`. */
  url: string;
  /** `DIRECT_DATABASE_URL`; null if not set. */
  directUrl: string | null;
}

/**
 * Throws a `ConfigError` if the service could not work correctly: LISTEN and session locks need a PostgreSQL session,
 * which a pooler in transaction mode does not provide. Direct connections to PostgreSQL pass; behind a pooler, a
 * notification sent on another connection must arrive. Rejects with the pooler's error if it rejects the start parameters
 * that the service sends without `DIRECT_DATABASE_URL`.
 */
export async function checkSessions({ url, directUrl }: DatabaseUrls, log: Log): Promise<void> {
  const listener = await openClient(directUrl ?? url);
  try {
    if (directUrl === null && !(await isBehindPooler(listener))) return;
    const sender = await openClient(url);
    try {
      const proof = new NotificationProof(listener, sender);
      await proof.listen();
      if (!(await proof.isReceived(RECEIVE_TIMEOUT_MS))) throw new ConfigError(explain(directUrl));
      if (directUrl === null) await checkStartParameters(url);
      await warnOfEndlessStatements(sender, log);
    } finally {
      await sender.end();
    }
  } finally {
    await listener.end();
  }
}

/** A pooler in session mode supports LISTEN, but rejects `statement_timeout` unless configured to ignore it. */
async function checkStartParameters(url: string) {
  const client = await openClient(url, { statement_timeout: STATEMENT_TIMEOUT_MS });
  await client.end();
}

/** PostgreSQL sends each client its backend's process id; a pooler invents one. */
async function isBehindPooler(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]!.pid !== (client as unknown as { processID: number }).processID;
}

function explain(directUrl: string | null): string {
  if (directUrl === null)
    return (
      'DATABASE_URL leads to a connection pooler in transaction mode (PgBouncer), where LISTEN and session locks do ' +
      'not work. Set DIRECT_DATABASE_URL to the URL of PostgreSQL itself'
    );
  return (
    'DIRECT_DATABASE_URL does not receive notifications from DATABASE_URL: it must lead to the same database, and to ' +
    'PostgreSQL itself instead of a pooler in transaction mode'
  );
}

/** The service sends no `statement_timeout` to a pooler, so it has to be the pooler's or the role's setting. */
async function warnOfEndlessStatements(sender: Client, log: Log) {
  const { rows } = await sender.query<{ ms: number }>(
    "SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'",
  );
  const { ms } = rows[0]!;
  if (ms === 0 || ms > STATEMENT_TIMEOUT_MS)
    log.warn(
      { statementTimeoutMs: ms, recommendedMs: STATEMENT_TIMEOUT_MS },
      "the pooler's sessions need a statement_timeout (docs/operations.md, PgBouncer)",
    );
}
