import type { QueryConfig } from 'pg';
import { limitedWait } from '../database/limited-wait.js';

/** What a call requests under the limits that apply to it. All rows of a statement have the same account and month. */
export interface ReservationRow {
  /** The id that the generation is stored under. */
  id: string;
  accountId: string;
  /** The first day of a month, `YYYY-MM-DD`. */
  month: string;
  /** The row of `credential_months`; null where neither limit of the credential is set. */
  credentialId: string | null;
  tokens: bigint;
  /** Nano-units of the currency. */
  spend: bigint;
  /** null for no limit. */
  accountTokensMax: number | null;
  tokensMax: number | null;
  spendMax: number | null;
  /** How often the call has been rejected although it fits. */
  retries: number;
}

/** A limit that a call can exceed. */
export type BudgetName = 'account_tokens' | 'tokens' | 'spend';

/** What became of a row. The driver reads `bigint` as text. */
export interface ReservationOutcome {
  id: string;
  /** null: reserved. `uncounted`: a counter has no row yet, so nothing is reserved. */
  exceeded: BudgetName | 'uncounted' | null;
  /** Used and reserved of the limit that is exceeded, with what the statement has reserved for other calls. */
  taken: string | null;
  /** Used alone, without what running calls have reserved. */
  used: string | null;
}

/**
 * Reserves what fits into all limits of its call; reserves nothing for the others. Counters are locked in the order in
 * which generations lock them, months before credentials, and compared under the lock, so that used and reserved never
 * exceed a limit together. A free call fits into a budget even if a provider's report has exceeded that.
 *
 * The smallest calls of a statement come first. A call is reserved if it fits beside all calls before it, including those
 * that are rejected; so it may be rejected although it fits beside the reserved ones (`wasRejectedTooSoon`). It is then sent
 * again, and comes first in its next statement. The first call of a statement is compared with the counters alone, so each
 * statement settles at least one call, and retries end.
 */
export function reserve(rows: ReservationRow[], leaseMs: number, lockWaitMs: number): QueryConfig {
  const { accountId, month } = rows[0]!;
  const column = <Value>(read: (row: ReservationRow) => Value) => rows.map(read);
  const values = [
    accountId,
    month,
    column(({ id }) => id),
    column(({ credentialId }) => credentialId),
    column(({ tokens }) => String(tokens)),
    column(({ spend }) => String(spend)),
    column(({ accountTokensMax }) => accountTokensMax),
    column(({ tokensMax }) => tokensMax),
    column(({ spendMax }) => spendMax),
    leaseMs,
    lockWaitMs,
    column(({ retries }) => retries),
  ];
  return { name: 'reserve-usage', text: RESERVE_SQL, values };
}

/** Whether a rejected call fits into the limit beside what is used and reserved. Nothing is reserved for it. */
export function wasRejectedTooSoon(row: ReservationRow, { exceeded, taken }: ReservationOutcome): boolean {
  if (exceeded === null || exceeded === 'uncounted') return false;
  const [wanted, limit] = {
    account_tokens: [row.tokens, row.accountTokensMax] as const,
    tokens: [row.tokens, row.tokensMax] as const,
    spend: [row.spend, row.spendMax] as const,
  }[exceeded];
  return BigInt(taken!) + wanted <= BigInt(limit!);
}

const RESERVE_SQL = `
  WITH ${limitedWait(11)}, given AS MATERIALIZED (
    SELECT given.* FROM limited_wait, unnest($3::uuid[], $4::text[], $5::bigint[], $6::bigint[],
                                             $7::bigint[], $8::bigint[], $9::bigint[], $12::int[])
      AS given (id, credential_id, tokens, spend, account_tokens_max, tokens_max, spend_max, retries)
  ), account AS MATERIALIZED (
    SELECT tokens AS used, tokens + reserved_tokens AS taken FROM usage_months
     WHERE account_id = $1::uuid AND month = $2::date
       AND EXISTS (SELECT FROM given WHERE account_tokens_max IS NOT NULL)
       FOR NO KEY UPDATE
  ), credentials AS MATERIALIZED (
    SELECT credential_id, tokens AS tokens_used, spend AS spend_used,
           tokens + reserved_tokens AS tokens_taken, spend + reserved_spend AS spend_taken
      FROM credential_months
     WHERE account_id = $1 AND month = $2 AND credential_id IN (SELECT credential_id FROM given)
       AND (SELECT count(*) FROM account) >= 0
     ORDER BY credential_id
       FOR NO KEY UPDATE
  ), own AS (
    SELECT given.*, tokens_used, spend_used, tokens_taken, spend_taken,
           CASE WHEN given.credential_id IS NULL THEN NULL
                WHEN credentials.credential_id IS NULL THEN 'uncounted'
                WHEN tokens_taken + sum(tokens) OVER smallest_first > tokens_max THEN 'tokens'
                WHEN spend > 0 AND spend_taken + sum(spend) OVER smallest_first > spend_max THEN 'spend'
            END AS exceeded
      FROM given LEFT JOIN credentials USING (credential_id)
    WINDOW smallest_first AS (PARTITION BY given.credential_id ORDER BY retries DESC, tokens, spend, id
                               ROWS UNBOUNDED PRECEDING)
  ), judged AS MATERIALIZED (
    SELECT id, credential_id, tokens, spend, tokens_used, spend_used, tokens_taken, spend_taken,
           CASE WHEN account_tokens_max IS NULL THEN 0 ELSE tokens END AS account_tokens,
           CASE WHEN exceeded IS NOT NULL THEN exceeded
                WHEN account_tokens_max IS NULL THEN NULL
                WHEN account.taken IS NULL THEN 'uncounted'
                WHEN account.taken + sum(tokens) FILTER (WHERE exceeded IS NULL AND account_tokens_max IS NOT NULL)
                                       OVER (ORDER BY retries DESC, tokens, spend, id ROWS UNBOUNDED PRECEDING)
                     > account_tokens_max THEN 'account_tokens'
            END AS exceeded,
           account.used, account.taken
      FROM own LEFT JOIN account ON true
  ), reserved AS (
    INSERT INTO usage_reservations (id, account_id, month, account_tokens, credential_id, tokens, spend, lease_ends_at)
    SELECT id, $1, $2, account_tokens, credential_id, tokens, spend, now() + $10 * interval '1 millisecond'
      FROM judged WHERE exceeded IS NULL
  ), held_credentials AS (
    UPDATE credential_months AS held
       SET reserved_tokens = held.reserved_tokens + more.tokens, reserved_spend = held.reserved_spend + more.spend
      FROM (SELECT credential_id, sum(tokens) AS tokens, sum(spend) AS spend
              FROM judged WHERE exceeded IS NULL GROUP BY credential_id) AS more
     WHERE held.account_id = $1 AND held.month = $2 AND held.credential_id = more.credential_id
  ), held_account AS (
    UPDATE usage_months SET reserved_tokens = reserved_tokens + more.tokens
      FROM (SELECT sum(account_tokens) AS tokens FROM judged WHERE exceeded IS NULL) AS more
     WHERE account_id = $1 AND month = $2 AND more.tokens > 0
  )
  SELECT id, exceeded,
         CASE exceeded
           WHEN 'account_tokens' THEN taken + coalesce(sum(account_tokens) FILTER (WHERE exceeded IS NULL) OVER (), 0)
           WHEN 'tokens' THEN tokens_taken + coalesce(sum(tokens) FILTER (WHERE exceeded IS NULL) OVER own, 0)
           ELSE spend_taken + coalesce(sum(spend) FILTER (WHERE exceeded IS NULL) OVER own, 0)
         END::bigint AS taken,
         CASE exceeded WHEN 'account_tokens' THEN used WHEN 'tokens' THEN tokens_used ELSE spend_used END::bigint AS used
    FROM judged WINDOW own AS (PARTITION BY credential_id)`;
