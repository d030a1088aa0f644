import type { ClientBase } from 'pg';
import { runInBatches } from '../common/scheduling/run-in-batches.js';
import { lowestIdAt, timeOfId } from '../common/time/time-ordered-id.js';
import { inOneMessage } from '../database/one-message.js';
import { lowerCounts } from './lower-counts-sql.js';
import { EARLIER, listPartitions, PARTITION_LOCK_WAIT_MS } from './partition-list.js';
import { monthName } from './partition-months.js';

const BATCH_ROWS = 500;
const REST_FACTOR = 2;

/** The first partition before it gets its name. */
const NEXT = 'generations_next';
/** Detached, but not counted yet. */
const DETACHED = 'generations_detached_';
/** Counted in `removed_generation_counts`. */
const COUNTED = 'generations_counted_';

/**
 * Detaches the partitions that end before `cutoff`, in one transaction with the extension of the first partition, so that
 * each id has a partition at any moment. (`DETACH … CONCURRENTLY` would leave a gap.) Throws if the table is locked.
 */
export async function detachPartitions(client: ClientBase, cutoff: number): Promise<void> {
  const end = lowestIdAt(cutoff);
  const expired = (await listPartitions(client)).filter(({ to }) => to !== null && to <= end);
  const last = expired.at(-1)?.to;
  // The first partition ends before `cutoff` from the first run on, and is empty.
  if (!last || (expired.length === 1 && (await isEmpty(client, EARLIER)))) return;
  await inOneMessage(client, [
    `SET LOCAL lock_timeout = ${PARTITION_LOCK_WAIT_MS}`,
    // Before the lock, because it takes most of the time.
    `CREATE TABLE ${NEXT} (LIKE generations INCLUDING ALL)`,
    ...expired.flatMap(({ name, to }) => [
      `ALTER TABLE generations DETACH PARTITION ${name}`,
      `ALTER TABLE ${name} RENAME TO ${DETACHED}${monthName(timeOfId(to!))}`,
    ]),
    `ALTER TABLE generations ATTACH PARTITION ${NEXT} FOR VALUES FROM (MINVALUE) TO ('${last}')`,
    `ALTER TABLE ${NEXT} RENAME TO ${EARLIER}`,
  ]);
}

/** Drops all detached partitions and whatever belongs to their rows. After an interruption, the next call continues. */
export async function dropDetached(client: ClientBase, signal: AbortSignal): Promise<void> {
  for (const name of await tablesNamed(client, DETACHED))
    await inOneMessage(client, [
      `INSERT INTO removed_generation_counts (partition, account_id, client_id, total)
       SELECT '${name}', account_id, coalesce(client_id, ''), count(*) FROM ${name} GROUP BY 2, 3`,
      `ALTER TABLE ${name} RENAME TO ${name.replace(DETACHED, COUNTED)}`,
    ]);
  while (!signal.aborted && (await subtractCounts(client, BATCH_ROWS)) === BATCH_ROWS);
  for (const name of await tablesNamed(client, COUNTED)) {
    await client.query(`
      UPDATE jobs SET request = '{}' FROM ${name} AS text
       WHERE jobs.generation_id = text.id AND jobs.account_id = text.account_id AND jobs.request <> '{}'`);
    await deleteCompanions(client, name, signal);
    if (signal.aborted) return;
    await client.query(`DROP TABLE ${name}`);
  }
}

/**
 * Subtracts removed generations from the counters of lists, those of at most `rowsMax` accounts and apps; returns how many.
 */
export async function subtractCounts(client: ClientBase, rowsMax: number): Promise<number> {
  const { rows } = await client.query<{ taken: number }>(SUBTRACT_SQL, [rowsMax]);
  return rows[0]!.taken;
}

const SUBTRACT_SQL = `
  WITH taken AS (
    DELETE FROM removed_generation_counts WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM removed_generation_counts LIMIT $1 FOR UPDATE SKIP LOCKED))
    RETURNING account_id, client_id, total
  ), ${lowerCounts('taken', 'sum(total)')}
  SELECT count(*)::int AS taken FROM taken`;

/** Deletes what triggers would delete with the rows of the table: search documents and idempotency keys. */
async function deleteCompanions(client: ClientBase, name: string, signal: AbortSignal): Promise<void> {
  let last = lowestIdAt(0);
  const deleteBatch = async () => {
    const { rows } = await client.query<{ last: string }>(
      `WITH batch AS MATERIALIZED (SELECT id FROM ${name} WHERE id > $1 ORDER BY id LIMIT $2),
            documents AS (DELETE FROM generation_search WHERE generation_id = ANY(ARRAY(SELECT id FROM batch))),
            queued AS (DELETE FROM generation_search_queue WHERE generation_id = ANY(ARRAY(SELECT id FROM batch))),
            keys AS (DELETE FROM idempotency_keys WHERE generation_id = ANY(ARRAY(SELECT id FROM batch)))
       SELECT id AS last FROM batch ORDER BY id DESC LIMIT 1`,
      [last, BATCH_ROWS],
    );
    if (!rows[0]) return false;
    last = rows[0].last;
    return true;
  };
  await runInBatches(deleteBatch, { restFactor: REST_FACTOR, signal });
}

async function isEmpty(client: ClientBase, table: string): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT FROM ${table} LIMIT 1`);
  return rowCount === 0;
}

async function tablesNamed(client: ClientBase, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND NOT relispartition AND relnamespace = current_schema()::regnamespace
        AND starts_with(relname, $1) ORDER BY 1`,
    [prefix],
  );
  return rows.map(({ name }) => name);
}
