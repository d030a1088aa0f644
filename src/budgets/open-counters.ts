import type { Pool } from 'pg';
import { usedBy } from './used-sql.js';

/**
 * Creates the counters of a month that has none yet. Those of credentials start with what was used before their limit was
 * set.
 */
export async function openCounters(
  pool: Pick<Pool, 'query'>,
  accountId: string,
  month: string,
  credentialIds: readonly string[],
): Promise<void> {
  await pool.query(OPEN_MONTH_SQL, [accountId, month]);
  await pool.query(OPEN_CREDENTIALS_SQL, [accountId, month, credentialIds]);
}

const OPEN_MONTH_SQL = `
  INSERT INTO usage_months (account_id, month, tokens) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING`;

const OPEN_CREDENTIALS_SQL = `
  INSERT INTO credential_months AS counted (account_id, credential_id, month, tokens, spend)
  SELECT $1::uuid, given.credential_id, $2::date, used.tokens, used.spend
    FROM unnest($3::text[]) AS given (credential_id)
    CROSS JOIN LATERAL (${usedBy('$1::uuid', 'given.credential_id', '$2::date')}) AS used
   ORDER BY given.credential_id
  ON CONFLICT DO NOTHING`;
