import type { ClientBase } from 'pg';
import type { IdRange } from './partition-months.js';

/** The partition of ids after those of the prepared months, which a clock that is ahead makes. */
export const LATER = 'generations_later';
/** The partition of ids before those of the first month. */
export const EARLIER = 'generations_earlier';

/** All statements on the table wait behind one that waits for its lock. The work under the lock takes a few ms. */
export const PARTITION_LOCK_WAIT_MS = 25;

/** A partition of `generations`. */
interface Partition extends IdRange {
  name: string;
}

/** The partitions of `generations`, in the order of their ids. */
export async function listPartitions(client: ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; bounds: string }>(`
    SELECT relname AS name, pg_get_expr(relpartbound, pg_class.oid) AS bounds
      FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
     WHERE inhparent = 'generations'::regclass AND NOT inhdetachpending`);
  const partitions = rows.map(({ name, bounds }) => ({ name, ...rangeOf(bounds) }));
  return partitions.sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
}

/** Reads `FOR VALUES FROM (MINVALUE) TO ('01a2ce8b-…')`. */
function rangeOf(bounds: string): IdRange {
  const [from, to] = /FROM \((.+?)\) TO \((.+?)\)/.exec(bounds)!.slice(1).map(idOf);
  return { from: from!, to: to! };
}

function idOf(bound: string): string | null {
  return bound.startsWith("'") ? bound.slice(1, -1) : null;
}
