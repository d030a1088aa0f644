import { setTimeout as delay } from 'node:timers/promises';
import type { TestDatabase } from '../support/database.js';
import { endHeartbeats } from '../support/end-heartbeats.js';
import type { OwnPostgres } from '../support/own-postgres.js';
import type { WebhookReceiver } from '../support/webhook-receiver.js';

/** Ends the leases of endpoints, reservations and jobs, as time does after their process was killed. */
export async function endLeases(database: Pick<TestDatabase, 'query'>): Promise<void> {
  await database.query('UPDATE webhook_endpoints SET lease_ends_at = now()');
  await database.query(`UPDATE usage_reservations SET lease_ends_at = now() - interval '3 seconds'`);
  await endHeartbeats(database);
}

/** Waits for the receiver to get all events; returns what has no event, and the events that were not sent in time. */
export async function findUnsent(
  postgres: OwnPostgres,
  receiver: WebhookReceiver,
  withinMs: number,
): Promise<string[]> {
  const { missing, ids } = await readEvents(postgres);
  const deadline = performance.now() + withinMs;
  for (;;) {
    const sent = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    const unsent = ids.filter((id) => !sent.has(id));
    if (unsent.length === 0 || performance.now() > deadline) return [...missing, ...unsent];
    await delay(200);
  }
}

/** Records, finished jobs and revoked keys without an event, and the ids of all events. */
async function readEvents(postgres: OwnPostgres): Promise<{ missing: string[]; ids: string[] }> {
  const missing = await postgres.query<{ what: string }>(
    `SELECT 'generation ' || id AS what FROM generations
      WHERE NOT EXISTS (SELECT FROM events WHERE type = 'generation.completed' AND generation_id = generations.id)
      UNION ALL
     SELECT 'job ' || id FROM jobs
      WHERE NOT EXISTS (SELECT FROM events WHERE data ->> 'id' = 'job_' || replace(jobs.id::text, '-', ''))
      UNION ALL
     SELECT 'key ' || id FROM api_keys
      WHERE revoked_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM events WHERE type = 'key.revoked' AND data ->> 'id' = api_keys.id::text)`,
  );
  const events = await postgres.query<{ id: string }>(
    `SELECT 'evt_' || replace(id::text, '-', '') AS id FROM events`,
  );
  return { missing: missing.map(({ what }) => what), ids: events.map(({ id }) => id) };
}
