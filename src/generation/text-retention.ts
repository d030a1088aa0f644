import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { Clock } from '../common/time/clock.js';
import { DAY_MS } from '../common/time/day-ms.js';
import { lowestIdAt } from '../common/time/time-ordered-id.js';
import { Config } from '../config/config.js';
import { Janitor } from '../database/janitor.js';
import { cautiousNow } from './cautious-now.js';
import { lowerCounts } from './lower-counts-sql.js';

/** Finished jobs are kept for 7 days; the last day covers the time between storing a text and finishing its job. */
const JOBS_KEPT_MS = 8 * DAY_MS;

/**
 * Deletes generations that are older than `RETENTION_DAYS` or than the period of their account, with their inputs and
 * search documents. Usage, budgets and the audit log keep their figures. `MonthRetention` drops whole months.
 */
@Injectable()
export class TextRetention {
  constructor(
    { retentionDays }: Config,
    private readonly clock: Clock,
    janitor: Janitor,
  ) {
    janitor.register('generations of accounts', (client, rowsMax) =>
      this.delete(client, OF_ACCOUNTS_SQL, rowsMax, (now) => Math.floor(now)),
    );
    if (retentionDays === null) return;
    janitor.register('generations', (client, rowsMax) =>
      this.delete(client, OF_ALL_SQL, rowsMax, (now) => lowestIdAt(now - retentionDays * DAY_MS)),
    );
  }

  /** Returns the number of deleted generations. `limitOf` makes the statement's first parameter from the time. */
  private async delete(
    client: ClientBase,
    sql: string,
    rowsMax: number,
    limitOf: (now: number) => unknown,
  ): Promise<number> {
    const now = await cautiousNow(client, this.clock);
    const values = [limitOf(now), rowsMax, lowestIdAt(now - JOBS_KEPT_MS)];
    const { rows } = await client.query<{ deleted: number }>(sql, values);
    return rows[0]!.deleted;
  }
}

/** The oldest generations below the id $1: ids are UUIDv7 and begin with the milliseconds of their creation. */
const OF_ALL_SQL = deleteSql(
  'SELECT id FROM generations WHERE id < $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED',
);

/**
 * The oldest generations of accounts with a period of their own, by the time $1 in milliseconds. A moment before 1970
 * counts as 1970: the digits of a negative number would be greater than those of every id.
 */
const OF_ACCOUNTS_SQL = deleteSql(`
  SELECT text.id FROM accounts, LATERAL (
    SELECT id FROM generations
     WHERE account_id = accounts.id
       AND id < (lpad(to_hex(greatest(0, $1::bigint - accounts.retention_days * ${DAY_MS}::bigint)), 12, '0')
                 || repeat('0', 20))::uuid
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
  ) AS text WHERE accounts.retention_days IS NOT NULL LIMIT $2`);

/**
 * Deletes generations, at most $2, and decrements the counters of lists in the same statement. The requests of jobs that
 * wrote them, which can be above the id $3 only, are cleared. Rows locked by another deletion are skipped.
 */
function deleteSql(expired: string): string {
  return `
  WITH expired AS MATERIALIZED (
    ${expired}
  ), deleted AS (
    DELETE FROM generations WHERE id = ANY(ARRAY(SELECT id FROM expired))
    RETURNING id, account_id, coalesce(client_id, '') AS client_id
  ), cleared AS (
    UPDATE jobs SET request = '{}' FROM deleted
     WHERE deleted.id > $3 AND jobs.account_id = deleted.account_id AND jobs.generation_id = deleted.id
  ), ${lowerCounts('deleted')}
  SELECT count(*)::int AS deleted FROM deleted`;
}
