import { isSubscribed } from '../events/subscribed-sql.js';

/** The event of a month in `used` that has reached `percent` of the tokens in `quota`; written once, by its name in `once`. */
const INSERT_REACHED = `
    INSERT INTO events (account_id, type, data, once)
    SELECT used.account_id, 'quota.reached',
           jsonb_build_object('limit', 'tokens_per_month', 'percent', level.percent, 'tokens_per_month', quota.tokens,
                              'tokens_used', used.tokens, 'month', to_char(used.month, 'YYYY-MM')),
           concat('quota.reached tokens_per_month ', to_char(used.month, 'YYYY-MM'), ' ', level.percent)`;

const SUBSCRIBED = isSubscribed({ account: 'used.account_id', client: 'NULL', type: "'quota.reached'" });
const ONCE = 'ON CONFLICT (account_id, once) WHERE once IS NOT NULL DO NOTHING';

/**
 * Part of the statement that stores generations: writes `quota.reached` for accounts whose month, in `summed`, has reached
 * 80 % or 100 % of their tokens.
 */
export const REACHED_QUOTAS = `reached AS (${INSERT_REACHED}
      FROM summed AS used
      JOIN accounts AS account ON account.id = used.account_id
      JOIN plans AS plan ON plan.id = account.plan
     CROSS JOIN LATERAL (SELECT coalesce(account.tokens_per_month, plan.tokens_per_month) AS tokens) AS quota
     CROSS JOIN (VALUES (80), (100)) AS level (percent)
     WHERE used.tokens * 100 >= quota.tokens * level.percent AND ${SUBSCRIBED}
    ${ONCE}
  )`;

/**
 * Writes that 100 % of an account's tokens (`$1`, `$2`) are used when a call was rejected for them: reservations keep the
 * tokens that are used below the limit. A call that is too large for a quota that is used by less than 80 % writes no event.
 */
export const QUOTA_EXHAUSTED_SQL = `${INSERT_REACHED}
      FROM (SELECT * FROM usage_months WHERE account_id = $1 ORDER BY month DESC LIMIT 1) AS used
     CROSS JOIN (VALUES ($2::bigint)) AS quota (tokens)
     CROSS JOIN (VALUES (100)) AS level (percent)
     WHERE used.tokens * 100 >= quota.tokens * 80 AND ${SUBSCRIBED}
    ${ONCE}`;
