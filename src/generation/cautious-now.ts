import type { ClientBase } from 'pg';
import type { Clock } from '../common/time/clock.js';

/**
 * The time by the slower of two clocks, that of this process and that of the database, in milliseconds: a single clock
 * that is ahead lets no text expire early and prepares no partitions for years to come.
 */
export async function cautiousNow(client: Pick<ClientBase, 'query'>, clock: Clock): Promise<number> {
  const { rows } = await client.query<{ now: number }>(
    'SELECT least($1::float8, extract(epoch FROM clock_timestamp()) * 1000) AS now',
    [clock.now()],
  );
  return rows[0]!.now;
}
