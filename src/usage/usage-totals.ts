import { Injectable } from '@nestjs/common';
import { Janitor } from '../database/janitor.js';

const DAYS_AT_ONCE = 31;

/**
 * Computes the totals of finished days over all accounts, so that they can be shown without reading every account's
 * usage. Totals outlive the accounts.
 */
@Injectable()
export class UsageTotals {
  constructor(janitor: Janitor) {
    janitor.register('daily totals', async (client) => {
      await client.query(DROP_UNFINISHED_SQL);
      const { rowCount } = await client.query(ADD_UP_SQL, [DAYS_AT_ONCE]);
      return rowCount ?? 0;
    });
  }
}

// An hour for the last requests of a day to be counted, including those of a process that could not write for a while.
// Always the clock of the database: the processes' own may differ.
const FIRST_UNFINISHED_DAY = `((now() - interval '1 hour') AT TIME ZONE 'UTC')::date`;

// By then even late counts have arrived.
const FINAL_AT = `((day + 2)::timestamp AT TIME ZONE 'UTC')`;

// The clock was ahead when these were computed. Their usage is still in usage_days.
const DROP_UNFINISHED_SQL = `DELETE FROM usage_totals WHERE day >= ${FIRST_UNFINISHED_DAY}`;

/**
 * Computes what is due, $1 days at most: days without a total, and totals computed before their day was over for a day,
 * or under a clock that has been set back since. Can be repeated: counters only grow, so the greater of the two figures is
 * the right one, also when an account and its usage were deleted in between.
 */
const ADD_UP_SQL = `
  WITH RECURSIVE used AS (
    SELECT min(day) AS day FROM usage_days
    UNION ALL
    SELECT (SELECT min(usage_days.day) FROM usage_days WHERE usage_days.day > used.day)
      FROM used WHERE used.day < ${FIRST_UNFINISHED_DAY}
  ), due AS (
    SELECT day FROM used LEFT JOIN usage_totals USING (day)
     WHERE day < ${FIRST_UNFINISHED_DAY}
       AND (summed_at IS NULL OR summed_at > now()
            OR (summed_at < ${FINAL_AT} AND now() >= ${FINAL_AT}))
     ORDER BY day LIMIT $1
  )
  INSERT INTO usage_totals (day, requests, errors, rate_limited, tokens, summed_at)
  SELECT day, sum(requests), sum(errors), sum(rate_limited), sum(input_tokens + output_tokens), now()
    FROM usage_days WHERE day IN (SELECT day FROM due)
   GROUP BY day
  ON CONFLICT (day) DO UPDATE
    SET requests = greatest(usage_totals.requests, excluded.requests),
        errors = greatest(usage_totals.errors, excluded.errors),
        rate_limited = greatest(usage_totals.rate_limited, excluded.rate_limited),
        tokens = greatest(usage_totals.tokens, excluded.tokens),
        summed_at = excluded.summed_at`;
