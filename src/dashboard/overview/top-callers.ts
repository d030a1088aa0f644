import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { ApiKey } from '../../api-keys/api-key.entity.js';
import { AccountQueries } from '../../database/account-queries.js';
import { UsageDay } from '../../usage/usage-day.entity.js';
import { accountUsageSince } from '../charts/account-usage-since.js';

/** What one key, app or the dashboard used in a period. */
export interface TopCaller {
  type: UsageDay['credentialType'];
  /** The id of the key or app. */
  id: string;
  name: string;
  requests: number;
  /** Failed requests, those over a limit included. */
  failures: number;
  tokens: number;
  /** Nano-units of the currency. */
  cost: bigint;
}

type Row = Omit<TopCaller, 'cost'> & { cost: string };

/** Finds the keys and apps of an account that make the most requests. */
@Injectable()
export class TopCallers {
  constructor(
    @InjectRepository(UsageDay) private readonly usage: Repository<UsageDay>,
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly queries: AccountQueries,
  ) {}

  /** Returns at most `count` of them since a UTC day, the one with the most requests first. */
  of(accountId: string, sinceDay: string, count: number): Promise<TopCaller[]> {
    return this.queries.run(accountId, async () => {
      // Only requests are added up for all of them; an account can have thousands of keys.
      const busiest = await this.perCaller(accountId, sinceDay).limit(count).getRawMany<Row>();
      if (busiest.length === 0) return [];
      const rows = await this.perCaller(accountId, sinceDay)
        .addSelect('max(used.credentialName)', 'name')
        .addSelect('sum(used.errors + used.rateLimited)::float8', 'failures')
        .addSelect('sum(used.inputTokens + used.outputTokens)::float8', 'tokens')
        .addSelect('sum(used.cost)', 'cost')
        .andWhere({ credentialId: In(busiest.map(({ id }) => id)) })
        .limit(count)
        .getRawMany<Row>();
      return this.withNames(rows);
    });
  }

  private perCaller(accountId: string, sinceDay: string) {
    return accountUsageSince(this.usage, accountId, sinceDay)
      .select('used.credentialType', 'type')
      .addSelect('used.credentialId', 'id')
      .addSelect('sum(used.requests)::float8', 'requests')
      .groupBy('used.credentialType')
      .addGroupBy('used.credentialId')
      .orderBy('sum(used.requests)', 'DESC')
      .addOrderBy('used.credentialId');
  }

  /** The current names of keys: those in the usage are of its day. */
  private async withNames(rows: Row[]): Promise<TopCaller[]> {
    const ids = rows.filter(({ type }) => type === 'api_key').map(({ id }) => id);
    const keys = await this.keys.find({ select: { id: true, name: true }, where: { id: In(ids) } });
    const names = new Map(keys.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.name, cost: BigInt(row.cost) }));
  }
}
