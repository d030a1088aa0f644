import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { HotPool } from '../database/database.module.js';
import { monthOf } from './budget-limits.js';
import { CredentialMonth } from './credential-month.entity.js';

/** What a credential with a monthly limit has used and reserved this month. Money is in nano-units. */
export type CredentialUsage = Pick<CredentialMonth, 'tokens' | 'spend' | 'reservedTokens' | 'reservedSpend'>;

const UNUSED: CredentialUsage = { tokens: 0, spend: 0, reservedTokens: 0, reservedSpend: 0 };

/** Reads the counters of the current calendar month (UTC) that monthly limits are compared with. */
@Injectable()
export class MonthlyUsage {
  constructor(
    @InjectRepository(CredentialMonth) private readonly credentials: Repository<CredentialMonth>,
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  /** Returns the tokens that an account has used this month. */
  async accountTokens(accountId: string): Promise<number> {
    const { rows } = await this.pool.query<{ tokens: number }>({
      name: 'tokens-of-month',
      text: 'SELECT tokens::float8 AS tokens FROM usage_months WHERE account_id = $1 AND month = $2',
      values: [accountId, monthOf(this.clock.now())],
    });
    return rows[0]?.tokens ?? 0;
  }

  /** Returns what a credential has used and reserved since it has a limit; `credentialId` is its `budgetId`. */
  async ofCredential(accountId: string, credentialId: string): Promise<CredentialUsage> {
    const month = monthOf(this.clock.now());
    return (await this.credentials.findOneBy({ accountId, credentialId, month })) ?? UNUSED;
  }
}
