import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import type { Principal } from '../common/http/principal.js';
import { HotPool } from '../database/database.module.js';
import { dayOf } from './day-of.js';

/** The tokens an account may use in a calendar month (UTC). */
@Injectable()
export class TokenQuota {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `quota_exhausted` where the month's tokens are used up. Calls that run at that moment still finish, so
   * the overshoot is theirs. Accounts without a cap cost no query.
   */
  async assertLeft({ account }: Principal): Promise<void> {
    if (account.tokensPerMonth === null) return;
    const used = await this.used(account.id);
    if (used < account.tokensPerMonth) return;
    const message = `The account's ${account.tokensPerMonth.toLocaleString('en')} tokens of this month are used up.`;
    const errorContext = { counter: 'tokens_per_month', value: used, limit: account.tokensPerMonth };
    throw new AppError('quota_exhausted', message, { errorContext });
  }

  /** The tokens an account has used this month. */
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
