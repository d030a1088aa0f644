import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, type FindOptionsWhere, type Repository } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { AccountQueries, ALL_ACCOUNTS } from '../../database/account-queries.js';
import { UsageDay } from '../../usage/usage-day.entity.js';
import { dayOf } from '../../usage/day-of.js';
import { UsageTotal } from '../../usage/usage-total.entity.js';

/** The usage of one UTC day. */
export interface DayFigures {
  /** `YYYY-MM-DD` */
  day: string;
  requests: number;
  tokens: number;
  errors: number;
  rateLimited: number;
}

const DAYS = 30;
const DAY_MS = 86_400_000;

/** Usage by day, for charts: every day has figures, including days without requests. */
@Injectable()
export class UsageFigures {
  constructor(
    @InjectRepository(UsageDay) private readonly usage: Repository<UsageDay>,
    @InjectRepository(UsageTotal) private readonly totals: Repository<UsageTotal>,
    private readonly queries: AccountQueries,
    private readonly clock: Clock,
  ) {}

  /** Returns the usage of an account in the last 30 days, including today, oldest first. */
  async ofAccount(accountId: string): Promise<DayFigures[]> {
    const days = this.days();
    const since = MoreThanOrEqual(days[0]!);
    return inFull(days, await this.queries.run(accountId, () => this.sum({ accountId, day: since })));
  }

  /** Returns the usage of all accounts in the last 30 days. Past days are precomputed (`UsageTotals`). */
  async ofAll(): Promise<DayFigures[]> {
    const days = this.days();
    const known = await this.queries.run(ALL_ACCOUNTS, async () => {
      const since = MoreThanOrEqual(days[0]!);
      const totals = await this.totals.find({ where: { day: since }, order: { day: 'ASC' } });
      const last = totals.at(-1)?.day;
      const rest = last === undefined ? since : MoreThanOrEqual(dayOf(Date.parse(last) + DAY_MS));
      return [...totals, ...(await this.sum({ day: rest }))];
    });
    return inFull(days, known);
  }

  private days(): string[] {
    const today = this.clock.now();
    return Array.from({ length: DAYS }, (_, back) => dayOf(today - (DAYS - 1 - back) * DAY_MS));
  }

  private sum(where: FindOptionsWhere<UsageDay>): Promise<DayFigures[]> {
    return this.usage
      .createQueryBuilder('used')
      .select('CAST(used.day AS text)', 'day')
      .addSelect('sum(used.requests)::float8', 'requests')
      .addSelect('sum(used.inputTokens + used.outputTokens)::float8', 'tokens')
      .addSelect('sum(used.errors)::float8', 'errors')
      .addSelect('sum(used.rateLimited)::float8', 'rateLimited')
      .where(where)
      .groupBy('used.day')
      .getRawMany<DayFigures>();
  }
}

function inFull(days: readonly string[], known: readonly DayFigures[]): DayFigures[] {
  const byDay = new Map(known.map((figures) => [figures.day, figures]));
  return days.map((day) => byDay.get(day) ?? { day, ...NO_USAGE });
}

const NO_USAGE = { requests: 0, tokens: 0, errors: 0, rateLimited: 0 };

/** Returns the sum of one figure over several days. */
export function totalOf(days: readonly DayFigures[], figure: Exclude<keyof DayFigures, 'day'>): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}
