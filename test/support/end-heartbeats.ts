import type { TestDatabase } from './database.js';

/**
 * Ends the leases of jobs whose process runs them no more, as ten seconds without a heartbeat do: within a second they
 * are taken up. A process that still runs one loses it.
 */
export async function endHeartbeats(database: Pick<TestDatabase, 'query'>): Promise<void> {
  await database.query(
    `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'`,
  );
}
