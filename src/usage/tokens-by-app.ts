import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountQueries } from '../database/account-queries.js';
import { UsageDay } from './usage-day.entity.js';

/** What apps have used on behalf of an account. */
@Injectable()
export class TokensByApp {
  constructor(
    @InjectRepository(UsageDay) private readonly days: Repository<UsageDay>,
    private readonly queries: AccountQueries,
  ) {}

  /** Returns the tokens of each app that has used any, by client id. */
  async of(accountId: string): Promise<Map<string, number>> {
    const query = this.days.createQueryBuilder('used').where({ accountId, credentialType: 'oauth_token' });
    query.select('used.credentialId', 'id').groupBy('used.credentialId');
    query.addSelect('sum(used.inputTokens + used.outputTokens)::float8', 'tokens');
    const rows = await this.queries.run(accountId, () => query.getRawMany<{ id: string; tokens: number }>());
    return new Map(rows.map(({ id, tokens }) => [id, tokens]));
  }
}
