import type { Cleanup } from '../database/janitor.js';

const DAYS_AT_ONCE = 7;
/** So many rows of `usage_days` are added up as fast as a total is read. */
export const CREDENTIALS_MIN = 100;
/** The longest period that pages show. */
const DAYS_MAX = 90;

/**
 * Computes the totals of days for accounts that used many credentials on the day, once its counts can hardly be late.
 * Pages read them, and add up `usage_days` for all other days. Counts that are even later delete the total of their day.
 */
export const addUpDaysOfAccounts: Cleanup = async (client) => {
  await client.query(DROP_EARLY_SQL);
  const { rowCount } = await client.query(ADD_UP_SQL, [DAYS_AT_ONCE, CREDENTIALS_MIN, DAYS_MAX]);
  return rowCount ?? 0;
};

// Counts of this day and later ones are still expected. Uses the clock of the database, because those of the processes may
// differ.
const FIRST_OPEN_DAY = `((now() - interval '1 day') AT TIME ZONE 'UTC')::date`;

// These were computed while the clock was ahead.
const DROP_EARLY_SQL = `DELETE FROM account_usage_totals WHERE day >= ${FIRST_OPEN_DAY}`;

// The latest $1 days that are due, those computed while the clock was ahead included. An earlier version of the service
// leaves `accounts_summed_at` null.
const ADD_UP_SQL = `
  WITH due AS (
    SELECT day FROM usage_totals
     WHERE day < ${FIRST_OPEN_DAY} AND day >= (now() AT TIME ZONE 'UTC')::date - $3::int
       AND (accounts_summed_at IS NULL OR accounts_summed_at > now())
     ORDER BY day DESC LIMIT $1
  ), of_accounts AS (
    INSERT INTO account_usage_totals (account_id, day, requests, errors, rate_limited, tokens)
    SELECT account_id, day, sum(requests), sum(errors), sum(rate_limited), sum(input_tokens + output_tokens)
      FROM usage_days WHERE day IN (SELECT day FROM due)
     GROUP BY account_id, day HAVING count(*) >= $2
    ON CONFLICT (account_id, day) DO UPDATE
      SET requests = excluded.requests, errors = excluded.errors, rate_limited = excluded.rate_limited,
          tokens = excluded.tokens
  )
  UPDATE usage_totals SET accounts_summed_at = now() WHERE day IN (SELECT day FROM due)`;
