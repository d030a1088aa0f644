import type { Cleanup } from '../database/janitor.js';

const DAYS_AT_ONCE = 31;

/**
 * Computes the totals of finished days over all accounts, so that they can be shown without reading every account's
 * usage. Totals are kept when accounts are deleted. Uses SQL, because the totals are computed inside the database, on the
 * connection that holds the janitor's lock.
 */
export const addUpDays: Cleanup = async (client) => {
  await client.query(DROP_UNFINISHED_SQL);
  const { rowCount } = await client.query(ADD_UP_SQL, [DAYS_AT_ONCE]);
  return rowCount ?? 0;
};

// Leaves an hour for delayed counts of the previous day. Uses the clock of the database, because those of the processes
// may differ.
const FIRST_UNFINISHED_DAY = `((now() - interval '1 hour') AT TIME ZONE 'UTC')::date`;

// All late counts have been written by then.
const FINAL_AT = `((day + 2)::timestamp AT TIME ZONE 'UTC')`;

// These were computed while the clock was ahead. Their usage is still in usage_days.
const DROP_UNFINISHED_SQL = `DELETE FROM usage_totals WHERE day >= ${FIRST_UNFINISHED_DAY}`;

/**
 * Computes at most $1 days that are due: days without a total, and totals that were computed less than a day after their
 * day ended, or under a clock that has been set back since. Idempotent: counters only grow, so the greater figure is
 * correct, even if an account and its usage were deleted in between.
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
