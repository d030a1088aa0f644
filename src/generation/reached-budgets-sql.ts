import { amountSql } from '../common/money/amount.js';
import { isSubscribed } from '../events/subscribed-sql.js';

const SUBSCRIBED = isSubscribed({ account: 'month.account_id', client: 'NULL', type: "'quota.reached'" });

/**
 * The event of a key or app in `used` that has reached `level.percent` of a monthly limit of its own; written once. A limit
 * of tokens is a number, one of money a decimal string. Keys of a chain of rotations share their limits; the newest is named.
 */
const insertReached = (months: string, levels: string, isReached: string) => `
    INSERT INTO events (account_id, type, data, once)
    SELECT used.account_id, 'quota.reached',
           jsonb_build_object(
             'limit', concat(own.owner, '.', quota.name), 'percent', level.percent,
             'month', to_char(used.month, 'YYYY-MM'), own.owner, jsonb_build_object('id', own.id, 'name', own.name),
             quota.name, written.most, replace(quota.name, 'per_month', 'used'), written.amount),
           concat('quota.reached ', own.owner, '.', quota.name, ' ', used.credential_id, ' ', to_char(used.month, 'YYYY-MM'),
                  ' ', level.percent)
      FROM (SELECT month.* FROM ${months} AS month WHERE ${SUBSCRIBED} OFFSET 0) AS used
     CROSS JOIN LATERAL (
           (SELECT 'key' AS owner, key.id::text AS id, key.name, key.tokens_per_month AS tokens, key.spend_per_month AS spend
              FROM api_keys AS key
             WHERE key.account_id = used.account_id AND coalesce(key.budget_id, key.id)::text = used.credential_id
             ORDER BY key.created_at DESC LIMIT 1)
           UNION ALL
           SELECT 'app', client.id, client.name, NULL, consent.spend_per_month
             FROM oauth_consents AS consent JOIN oauth_clients AS client ON client.id = consent.client_id
            WHERE consent.account_id = used.account_id AND consent.client_id = used.credential_id) AS own
     CROSS JOIN LATERAL (VALUES
           ('tokens_per_month', own.tokens, used.tokens), ('spend_per_month', own.spend, used.spend)
         ) AS quota (name, most, amount)
     CROSS JOIN LATERAL (
           SELECT CASE quota.name WHEN 'spend_per_month' THEN to_jsonb(${amountSql('quota.most')})
                  ELSE to_jsonb(quota.most) END AS most,
                  CASE quota.name WHEN 'spend_per_month' THEN to_jsonb(${amountSql('quota.amount')})
                  ELSE to_jsonb(quota.amount) END AS amount) AS written
     CROSS JOIN (VALUES ${levels}) AS level (percent)
     WHERE ${isReached}
    ON CONFLICT (account_id, once) WHERE once IS NOT NULL DO NOTHING`;

/**
 * Part of the statement that stores generations: writes `quota.reached` for keys and apps whose month, in `charged`, has
 * reached 80 % or 100 % of a limit of their own.
 */
export const REACHED_BUDGETS = `reached_budgets AS (${insertReached(
  'charged',
  '(80), (100)',
  'quota.amount * 100 >= quota.most * level.percent',
)})`;

/**
 * Writes that 100 % of a limit of a key or app (`$1` account, `$2` the id of its budget, `$3` the limit as the event names it)
 * are used when a call was rejected for it: reservations keep what is used below the limit. A call that is too large for a
 * limit that is used by less than 80 % writes no event.
 */
export const BUDGET_EXHAUSTED_SQL = insertReached(
  `(SELECT * FROM credential_months WHERE account_id = $1 AND credential_id = $2 ORDER BY month DESC LIMIT 1)`,
  '(100)',
  `quota.amount * 100 >= quota.most * 80 AND concat(own.owner, '.', quota.name) = $3`,
);
