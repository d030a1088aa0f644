import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { ApiKey } from '../../api-keys/api-key.entity.js';
import { AccountQueries } from '../../database/account-queries.js';
import { UsageDay } from '../../usage/usage-day.entity.js';

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

/** Enough for a month of 600 keys that are used every day. Of more keys, the latest days decide which are compared. */
const READ_DAYS_MAX = 20_000;
/** How many of them are compared over the whole period: those with the most requests in the days that were read. */
const COMPARED_MAX = 20;

/** Finds the keys and apps of an account that make the most requests. */
@Injectable()
export class TopCallers {
  constructor(
    @InjectRepository(UsageDay) private readonly usage: Repository<UsageDay>,
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly queries: AccountQueries,
  ) {}

  /** Returns at most `count` of them in the given UTC days, the one with the most requests first. */
  find(accountId: string, days: readonly string[], count: number): Promise<TopCaller[]> {
    return this.queries.run(accountId, async () => {
      const ids = await this.usage.query<{ id: string }[]>(BUSIEST_SQL, [accountId, days[0]]);
      if (ids.length === 0) return [];
      const rows = await this.usage
        .createQueryBuilder('used')
        .select('used.credentialType', 'type')
        .addSelect('used.credentialId', 'id')
        .addSelect('max(used.credentialName)', 'name')
        .addSelect('sum(used.requests)::float8', 'requests')
        .addSelect('sum(used.errors + used.rateLimited)::float8', 'failures')
        .addSelect('sum(used.inputTokens + used.outputTokens)::float8', 'tokens')
        .addSelect('sum(used.cost)', 'cost')
        // Each row is found by its primary key, past those of all other keys.
        .where({
          accountId,
          day: In(days),
          credentialType: In(TYPES),
          credentialId: In(ids.map(({ id }) => id)),
        })
        .groupBy('used.credentialType')
        .addGroupBy('used.credentialId')
        .orderBy('sum(used.requests)', 'DESC')
        .addOrderBy('used.credentialId')
        .limit(count)
        .getRawMany<Row>();
      return this.withNames(rows);
    });
  }

  /** The current names of keys: those in the usage are of its day. */
  private async withNames(rows: Row[]): Promise<TopCaller[]> {
    const ids = rows.filter(({ type }) => type === 'api_key').map(({ id }) => id);
    const keys = await this.keys.find({ select: { id: true, name: true }, where: { id: In(ids) } });
    const names = new Map(keys.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.name, cost: BigInt(row.cost) }));
  }
}

const TYPES: UsageDay['credentialType'][] = ['api_key', 'oauth_token', 'dashboard'];

// In the order of the primary key, which leads to rows of the account only.
const BUSIEST_SQL = `
  SELECT credential_id AS id
    FROM (SELECT credential_id, requests FROM usage_days
           WHERE account_id = $1 AND (account_id, day) >= ($1, $2::date)
           ORDER BY day DESC, credential_type DESC, credential_id DESC LIMIT ${READ_DAYS_MAX}) AS used
   GROUP BY credential_id ORDER BY sum(requests) DESC, credential_id LIMIT ${COMPARED_MAX}`;
