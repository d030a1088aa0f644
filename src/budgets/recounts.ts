import type { EntityManager } from 'typeorm';
import type { Cleanup } from '../database/janitor.js';
import { monthOf } from './budget-limits.js';
import { usedBy } from './used-sql.js';

const ROWS_MAX = 50;

/**
 * Adds up again, each minute, the usage of credentials whose limit was set less than a day ago. Calls that began before
 * are not counted in it when they end. The counters are locked before the days are read, so that nothing is missed or
 * counted twice.
 */
export const recountUsage: Cleanup = async (client) => {
  const { rows } = await client.query(LOCK_SQL, [ROWS_MAX]);
  const column = (name: string) => rows.map((row) => row[name]);
  if (rows.length > 0) await client.query(RECOUNT_SQL, ['account_id', 'credential_id', 'month'].map(column));
  return 0;
};

/** The credential whose limit was set, and when. */
interface Limited {
  accountId: string;
  /** Its `budgetId`. */
  credentialId: string;
  now: number;
}

/**
 * Counts, in the transaction that sets the first limit of a credential, what it has used this month, and has it added up
 * again until no call from before can be running.
 */
export async function countFromNow(
  manager: EntityManager,
  { accountId, credentialId, now }: Limited,
): Promise<void> {
  await manager.query(COUNT_AGAIN_SQL, [accountId, monthOf(now), credentialId]);
}

const COUNT_AGAIN_SQL = `
  INSERT INTO credential_months AS counted (account_id, credential_id, month, tokens, spend, recount_until)
  SELECT $1::uuid, $3::text, $2::date, used.tokens, used.spend, now() + interval '1 day'
    FROM (${usedBy('$1::uuid', '$3::text', '$2::date')}) AS used
  ON CONFLICT (account_id, credential_id, month) DO UPDATE
    SET tokens = excluded.tokens, spend = excluded.spend, recount_until = excluded.recount_until`;

const LOCK_SQL = `
  SELECT account_id, credential_id, month::text FROM credential_months
   WHERE recount_until IS NOT NULL ORDER BY random() LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED`;

const RECOUNT_SQL = `
  UPDATE credential_months AS counted
     SET tokens = used.tokens, spend = used.spend,
         recount_until = CASE WHEN counted.recount_until > now() THEN counted.recount_until END
    FROM unnest($1::uuid[], $2::text[], $3::date[]) AS given (account_id, credential_id, month)
    CROSS JOIN LATERAL (${usedBy('given.account_id', 'given.credential_id', 'given.month')}) AS used
   WHERE counted.account_id = given.account_id AND counted.credential_id = given.credential_id
     AND counted.month = given.month`;
