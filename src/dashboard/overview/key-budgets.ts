import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { monthOf } from '../../budgets/budget-limits.js';
import { Clock } from '../../common/time/clock.js';
import { AccountQueries } from '../../database/account-queries.js';

/** The monthly limits of a key, with what is used and reserved of them. Money is in nano-units. */
export interface KeyBudget {
  id: string;
  name: string;
  tokens: number;
  tokensPerMonth: number | null;
  spend: number;
  spendPerMonth: number | null;
}

const SHOWN_MAX = 5;

/** Finds the keys of an account that have used the most of their monthly limits. */
@Injectable()
export class KeyBudgets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: AccountQueries,
    private readonly clock: Clock,
  ) {}

  fullest(accountId: string): Promise<KeyBudget[]> {
    const now = this.clock.now();
    return this.queries.run(accountId, () =>
      this.dataSource.query<KeyBudget[]>(FULLEST_SQL, [accountId, monthOf(now), new Date(now)]),
    );
  }
}

// A key that has been replaced shares the limits of its successor, which is shown.
const FULLEST_SQL = `
  SELECT key.id, key.name,
         (coalesce(used.tokens, 0) + coalesce(used.reserved_tokens, 0))::float8 AS tokens,
         key.tokens_per_month::float8 AS "tokensPerMonth",
         (coalesce(used.spend, 0) + coalesce(used.reserved_spend, 0))::float8 AS spend,
         key.spend_per_month::float8 AS "spendPerMonth"
    FROM api_keys AS key
    LEFT JOIN credential_months AS used ON used.account_id = key.account_id AND used.month = $2
                                       AND used.credential_id = coalesce(key.budget_id, key.id)::text
   WHERE key.account_id = $1 AND key.revoked_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > $3)
     AND (key.tokens_per_month IS NOT NULL OR key.spend_per_month IS NOT NULL)
     AND NOT EXISTS (SELECT FROM api_keys AS successor WHERE successor.rotated_from = key.id)
   ORDER BY greatest(used.tokens::float8 / key.tokens_per_month, used.spend::float8 / key.spend_per_month) DESC NULLS LAST,
            key.name, key.id
   LIMIT ${SHOWN_MAX}`;
