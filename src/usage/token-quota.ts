import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import type { Principal } from '../common/http/principal.js';
import { HotPool } from '../database/database.module.js';
import { dayOf } from './day-of.js';

/** Enforces the number of tokens that an account can use in a calendar month (UTC). */
@Injectable()
export class TokenQuota {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `quota_exhausted` if the month's tokens are used up. Calls that are running at that moment still finish and
   * may exceed the quota. Accounts without a quota cost no query.
   */
  async assertLeft({ account }: Principal): Promise<void> {
    if (account.tokensPerMonth === null) return;
    const used = await this.used(account.id);
    if (used < account.tokensPerMonth) return;
    const message = `The account's ${account.tokensPerMonth.toLocaleString('en')} tokens for this month are used up.`;
    const errorContext = { counter: 'tokens_per_month', value: used, limit: account.tokensPerMonth };
    throw new AppError('quota_exhausted', message, { errorContext });
  }

  /**
   * Returns the tokens that an account has used this month. Runs before every generation of an account with a quota, so
   * it is a prepared statement on the hot pool, which slow lists cannot exhaust.
   */
  async used(accountId: string): Promise<number> {
    const month = `${dayOf(this.clock.now()).slice(0, 7)}-01`;
    const { rows } = await this.pool.query<{ tokens: number }>({
      name: 'tokens-of-month',
      text: 'SELECT tokens::float8 AS tokens FROM usage_months WHERE account_id = $1 AND month = $2',
      values: [accountId, month],
    });
    return rows[0]?.tokens ?? 0;
  }
}
