import type { Cleanup } from '../database/janitor.js';

/** Entries in one statement. It holds locks that no request waits for. */
const ENTRIES_AT_ONCE = 5_000;

/**
 * Adds the usage of single generations up by model, template and end user, so that reports do not read each of them.
 * Reports read both, in one statement, so they are exact at any moment.
 */
export const rollUpUsage: Cleanup = async (client) => {
  const { rows } = await client.query<{ taken: number }>(ROLL_UP_SQL, [ENTRIES_AT_ONCE]);
  return rows[0]!.taken;
};

/**
 * Moves at most $1 entries into the details, atomically: a reader sees an entry or its sum, never both or neither. Entries
 * of deleted accounts are dropped.
 */
const ROLL_UP_SQL = `
  WITH taken AS (
    DELETE FROM usage_entries WHERE (account_id, id) IN (
      SELECT account_id, id FROM usage_entries ORDER BY account_id, id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING *
  ), added AS (
    INSERT INTO usage_details (account_id, day, credential_type, credential_id, model, template, end_user, requests,
                               input_tokens, output_tokens, cost)
    SELECT account_id, day, credential_type, credential_id, model, template, end_user, count(*),
           sum(input_tokens), sum(output_tokens), sum(cost)
      FROM taken JOIN accounts ON accounts.id = taken.account_id
     GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (account_id, day, credential_type, credential_id, model, template, end_user) DO UPDATE
      SET requests = usage_details.requests + excluded.requests,
          input_tokens = usage_details.input_tokens + excluded.input_tokens,
          output_tokens = usage_details.output_tokens + excluded.output_tokens,
          cost = usage_details.cost + excluded.cost
  )
  SELECT count(*)::int AS taken FROM taken`;
