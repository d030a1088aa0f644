import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Janitor } from '../database/janitor.js';

/**
 * Deletes generations that are older than `RETENTION_DAYS`, with their inputs and search documents, if it is set. Usage,
 * budgets and the audit log keep their figures.
 */
@Injectable()
export class TextRetention {
  constructor({ retentionDays }: Config, janitor: Janitor) {
    if (retentionDays === null) return;
    janitor.register('generations', async (client, rowsMax) => {
      const { rows } = await client.query<{ deleted: number }>(DELETE_SQL, [retentionDays, rowsMax]);
      return rows[0]!.deleted;
    });
  }
}

/**
 * Deletes the oldest generations, at most $2, and decrements the counters of lists in the same statement. The age is read
 * from the id, a UUIDv7 that begins with the milliseconds of its creation, so the primary key finds the rows. Rows locked
 * by another deletion are skipped. Counters are locked in the order in which inserts lock them. A moment before 1970 counts
 * as 1970: the digits of a negative number would be greater than those of every id.
 */
const DELETE_SQL = `
  WITH expired AS (
    SELECT id FROM generations
     WHERE id < (lpad(to_hex(greatest(0, floor(extract(epoch FROM now() - make_interval(days => $1)) * 1000))::bigint), 12, '0')
                 || repeat('0', 20))::uuid
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
  ), deleted AS (
    DELETE FROM generations WHERE id = ANY(ARRAY(SELECT id FROM expired))
    RETURNING account_id, coalesce(client_id, '') AS client_id
  ), fewer AS (
    SELECT account_id, client_id, count(*) AS count FROM deleted GROUP BY 1, 2
  ), locked AS MATERIALIZED (
    SELECT held.account_id, held.client_id FROM generation_counts AS held JOIN fewer USING (account_id, client_id)
     ORDER BY 1, 2 FOR UPDATE OF held
  ), counted AS (
    UPDATE generation_counts AS held SET total = held.total - fewer.count
      FROM fewer JOIN locked USING (account_id, client_id)
     WHERE held.account_id = fewer.account_id AND held.client_id = fewer.client_id
  )
  SELECT count(*)::int AS deleted FROM deleted`;
