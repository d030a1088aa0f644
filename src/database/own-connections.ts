import type { Client } from 'pg';
import { openClient } from './open-client.js';

/** Opens connections past any pooler and without time limits, for maintenance that takes long or holds session locks. */
export class OwnConnections {
  constructor(private readonly url: string) {}

  /** Runs `work` on a new connection, unless another session holds the lock: then returns null. */
  async underLock<Result>(lock: number, work: (client: Client) => Promise<Result>): Promise<Result | null> {
    const client = await openClient(this.url, { application_name: 'copydesk maintenance' });
    try {
      const { rows } = await client.query<{ is_ours: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS is_ours',
        [lock],
      );
      return rows[0]!.is_ours ? await work(client) : null;
    } finally {
      // The lock ends with the session.
      await client.end();
    }
  }
}
