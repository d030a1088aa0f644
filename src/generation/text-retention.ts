import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { Config } from '../config/config.js';
import { Janitor } from '../database/janitor.js';
import { cautiousNow } from './cautious-now.js';
import { lowestIdOf } from './partition-months.js';

const DAY_MS = 86_400_000;

/**
 * Deletes generations that are older than `RETENTION_DAYS`, with their inputs and search documents, if it is set. Usage,
 * budgets and the audit log keep their figures. `MonthRetention` drops whole months.
 */
@Injectable()
export class TextRetention {
  constructor({ retentionDays }: Config, clock: Clock, janitor: Janitor) {
    if (retentionDays === null) return;
    janitor.register('generations', async (client, rowsMax) => {
      const cutoff = (await cautiousNow(client, clock)) - retentionDays * DAY_MS;
      const { rows } = await client.query<{ deleted: number }>(DELETE_SQL, [lowestIdOf(cutoff), rowsMax]);
      return rows[0]!.deleted;
    });
  }
}

/**
 * Deletes the oldest generations below the id $1, at most $2, and decrements the counters of lists in the same statement.
 * Ids are UUIDv7 and begin with the milliseconds of their creation, so the primary key finds the rows. Rows locked by
 * another deletion are skipped. Counters are locked in the order in which inserts lock them.
 */
const DELETE_SQL = `
  WITH expired AS (
    SELECT id FROM generations WHERE id < $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
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
