import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { AccountQueries } from '../database/account-queries.js';
import { lowestIdOf } from './partition-months.js';

const DAY_MS = 86_400_000;
/** A higher number is not counted. */
export const COUNT_MAX = 10_000;

/** Counts the texts that a shorter retention period would delete. */
@Injectable()
export class OlderTexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: AccountQueries,
    private readonly clock: Clock,
  ) {}

  /** The texts of an account that are older than so many days, up to `COUNT_MAX`. */
  count(accountId: string, days: number): Promise<number> {
    const id = lowestIdOf(this.clock.now() - days * DAY_MS);
    return this.queries.run(accountId, async () => {
      const [row] = await this.dataSource.query<{ count: number }[]>(COUNT_SQL, [accountId, id, COUNT_MAX]);
      return row!.count;
    });
  }
}

const COUNT_SQL = `
  SELECT count(*)::int AS count FROM (SELECT FROM generations WHERE account_id = $1 AND id < $2 LIMIT $3) AS older`;
