import { isSubscribed } from '../events/subscribed-sql.js';
import { generationColumns } from './generation-columns.js';
import { REACHED_BUDGETS } from './reached-budgets-sql.js';
import { REACHED_QUOTAS } from './reached-quotas-sql.js';

/** Whether a statement stores one row or several, and whether it settles reservations. */
export interface StatementForm {
  isOne: boolean;
  isCharged: boolean;
}

/** The columns of `generations`; the other columns of `kept` are for the counters and the claim. */
const stored = generationColumns.map(({ name }) => name).join(', ');

/** The inputs only if the account still stores them, and otherwise their hash. */
const STORES_INPUTS = '(SELECT stores_inputs FROM accounts WHERE accounts.id = kept.account_id)';
const STORED_INPUTS: Partial<Record<string, string>> = {
  inputs: `CASE WHEN ${STORES_INPUTS} THEN inputs END`,
  inputs_hash: `CASE WHEN inputs IS NULL OR NOT ${STORES_INPUTS} THEN inputs_hash END`,
};
const values = generationColumns.map(({ name }) => STORED_INPUTS[name] ?? name).join(', ');

const COMPLETED = { account: 'kept.account_id', client: 'kept.client_id', type: "'generation.completed'" };

const MONTH = `date_trunc('month', created_at AT TIME ZONE 'UTC')::date`;

/**
 * Stores and counts the rows in `kept`: one row, or several that are added up first. PostgreSQL executes the last part
 * first, so it locks months, then the months of credentials, then days, then counts. Every statement that locks more
 * than one of them must use this order.
 */
export function storeKept({ isOne, isCharged }: StatementForm): string {
  return `
  added AS (
    INSERT INTO generations (${stored}) SELECT ${values} FROM kept
    RETURNING id
  ), counted AS (
    INSERT INTO generation_counts (account_id, client_id, total)
    SELECT account_id, coalesce(client_id, ''), ${isOne ? '1' : 'count(1)'} FROM kept ${grouped(isOne, '1, 2')}
    ON CONFLICT (account_id, client_id) DO UPDATE SET total = generation_counts.total + excluded.total
  ), used AS (
    INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests,
                            input_tokens, output_tokens, cost)
    SELECT account_id, (created_at AT TIME ZONE 'UTC')::date, credential_type, coalesce(client_id, credential_id),
           ${isOne ? 'credential_name, 1' : 'max(credential_name), count(1)'},
           ${sum(isOne, 'input_tokens')}, ${sum(isOne, 'output_tokens')}, coalesce(${sum(isOne, 'cost')}, 0)
      FROM kept ${grouped(isOne, '1, 2, 3, 4')}
    ON CONFLICT (account_id, day, credential_type, credential_id) DO UPDATE
      SET credential_name = excluded.credential_name,
          requests = usage_days.requests + excluded.requests,
          input_tokens = usage_days.input_tokens + excluded.input_tokens,
          output_tokens = usage_days.output_tokens + excluded.output_tokens,
          cost = usage_days.cost + excluded.cost
  ), noted AS (
    INSERT INTO usage_entries (account_id, id, day, credential_type, credential_id, model, template, end_user,
                               input_tokens, output_tokens, cost)
    SELECT account_id, id, (created_at AT TIME ZONE 'UTC')::date, credential_type, coalesce(client_id, credential_id),
           model, template, coalesce(end_user, ''), input_tokens, output_tokens, coalesce(cost, 0)
      FROM kept
  ), completed AS (
    INSERT INTO events (account_id, client_id, type, generation_id)
    SELECT account_id, client_id, 'generation.completed', id FROM kept
     WHERE finish_reason <> 'cancelled' AND ${isSubscribed(COMPLETED)}
  ), ${isCharged ? `${chargeKept(isOne)}, ${REACHED_QUOTAS}, ${REACHED_BUDGETS}` : countMonths(isOne)}
  SELECT id FROM added`;
}

function countMonths(isOne: boolean): string {
  return `summed AS (
    INSERT INTO usage_months (account_id, month, tokens)
    SELECT account_id, ${MONTH}, ${sum(isOne, 'input_tokens + output_tokens')} FROM kept ${grouped(isOne, '1, 2')}
    ON CONFLICT (account_id, month) DO UPDATE SET tokens = usage_months.tokens + excluded.tokens
  )`;
}

/**
 * Replaces what the rows in `kept` have reserved by what they used. The reservations are deleted before any counter is
 * locked. A row whose reservation was released, because its lease had ended, is counted all the same.
 */
function chargeKept(isOne: boolean): string {
  return `freed AS MATERIALIZED (
    DELETE FROM usage_reservations AS held USING kept WHERE held.id = kept.id
    RETURNING held.id, held.account_tokens, held.tokens, held.spend
  ), settled AS MATERIALIZED (
    SELECT kept.account_id, ${MONTH} AS month, budget_id, input_tokens + output_tokens AS tokens, coalesce(cost, 0) AS spend,
           coalesce(freed.account_tokens, 0) AS freed_account_tokens,
           coalesce(freed.tokens, 0) AS freed_tokens, coalesce(freed.spend, 0) AS freed_spend
      FROM kept LEFT JOIN freed USING (id)
  ), charged AS (
    INSERT INTO credential_months AS held
           (account_id, credential_id, month, tokens, spend, reserved_tokens, reserved_spend)
    SELECT account_id, budget_id, month, ${sum(isOne, 'tokens')}, ${sum(isOne, 'spend')},
           -${sum(isOne, 'freed_tokens')}, -${sum(isOne, 'freed_spend')}
      FROM settled WHERE budget_id IS NOT NULL ${grouped(isOne, '1, 2, 3')}
    ON CONFLICT (account_id, credential_id, month) DO UPDATE
      SET tokens = held.tokens + excluded.tokens,
          spend = held.spend + excluded.spend,
          reserved_tokens = held.reserved_tokens + excluded.reserved_tokens,
          reserved_spend = held.reserved_spend + excluded.reserved_spend
    RETURNING account_id, credential_id, month, tokens, spend
  ), summed AS (
    INSERT INTO usage_months AS held (account_id, month, tokens, reserved_tokens)
    SELECT account_id, month, ${sum(isOne, 'tokens')}, -${sum(isOne, 'freed_account_tokens')}
      FROM settled ${grouped(isOne, '1, 2')}
    ON CONFLICT (account_id, month) DO UPDATE
      SET tokens = held.tokens + excluded.tokens, reserved_tokens = held.reserved_tokens + excluded.reserved_tokens
    RETURNING account_id, month, tokens
  )`;
}

function sum(isOne: boolean, value: string): string {
  return isOne ? `(${value})` : `sum(${value})`;
}

// In a fixed order, so that concurrent statements cannot deadlock.
function grouped(isOne: boolean, places: string): string {
  return isOne ? '' : `GROUP BY ${places} ORDER BY ${places}`;
}
