import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { DAY_MS } from '../common/time/day-ms.js';
import { lowestIdAt } from '../common/time/time-ordered-id.js';
import { AccountQueries } from '../database/account-queries.js';

/** A higher number is not counted. */
export const COUNTED_TEXTS_MAX = 10_000;

/** Counts the texts that a shorter retention period or a deletion of texts would delete. */
@Injectable()
export class TextCounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: AccountQueries,
    private readonly clock: Clock,
  ) {}

  /** The texts of an account that are older than so many days, up to `COUNTED_TEXTS_MAX`. */
  count(accountId: string, days: number): Promise<number> {
    return this.countIds(accountId, null, lowestIdAt(this.clock.now() - days * DAY_MS));
  }

  /** The texts of UTC days, `YYYY-MM-DD`, both included; null for no limit. */
  countBetween(accountId: string, { from, to }: { from: string | null; to: string | null }): Promise<number> {
    const first = from === null ? null : lowestIdAt(Date.parse(from));
    return this.countIds(accountId, first, to === null ? null : lowestIdAt(Date.parse(to) + DAY_MS));
  }

  private countIds(accountId: string, from: string | null, to: string | null): Promise<number> {
    const values = [accountId, from, to, COUNTED_TEXTS_MAX];
    return this.queries.run(accountId, async () => {
      const [row] = await this.dataSource.query<{ count: number }[]>(COUNT_SQL, values);
      return row!.count;
    });
  }
}

const COUNT_SQL = `
  SELECT count(*)::int AS count FROM (
    SELECT FROM generations
     WHERE account_id = $1 AND ($2::uuid IS NULL OR id >= $2) AND ($3::uuid IS NULL OR id < $3) LIMIT $4
  ) AS found`;
