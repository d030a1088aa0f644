import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThanOrEqual, type Repository, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { DAY_MS } from '../../common/time/day-ms.js';
import { AccountQueries, ALL_ACCOUNTS } from '../../database/account-queries.js';
import type { CallerRef } from '../../request-log/request-log-reader.js';
import { AccountUsageTotal } from '../../usage/account-usage-total.entity.js';
import { UsageDay } from '../../usage/usage-day.entity.js';
import { dayOf } from '../../common/time/day-of.js';
import { UsageTotal } from '../../usage/usage-total.entity.js';

/** The usage of one UTC day. */
export interface DayFigures {
  /** `YYYY-MM-DD` */
  day: string;
  requests: number;
  tokens: number;
  /** Requests that failed, except those over a limit. */
  errors: number;
  rateLimited: number;
}

/** How many days pages show without a choice. */
export const DAYS_DEFAULT = 30;

/** Usage by day, for charts: every day has figures, including days without requests. */
@Injectable()
export class UsageFigures {
  constructor(
    @InjectRepository(UsageDay) private readonly usage: Repository<UsageDay>,
    @InjectRepository(UsageTotal) private readonly totals: Repository<UsageTotal>,
    @InjectRepository(AccountUsageTotal) private readonly accountTotals: Repository<AccountUsageTotal>,
    private readonly queries: AccountQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the usage of an account, or of one of its keys or apps, in the last 30 days or as many as given, including
   * today, oldest first.
   */
  async ofAccount(accountId: string, count = DAYS_DEFAULT, caller?: CallerRef): Promise<DayFigures[]> {
    const days = this.lastDays(count);
    const known = await this.queries.run(accountId, async () => {
      if (caller) {
        // A day at a time leads to the few rows of a key past those of all others.
        const where = { accountId, day: In(days), ...credentialOf(caller) };
        return this.sum(this.usage.createQueryBuilder('used').where(where));
      }
      // Past days of accounts with many credentials are precomputed (`addUpDaysOfAccounts`).
      const totals = await this.accountTotals.findBy({ accountId, day: MoreThanOrEqual(days[0]!) });
      const totaled = new Set(totals.map(({ day }) => day));
      const rest = days.filter((day) => !totaled.has(day));
      return [...totals, ...(await this.sum(this.ofDays(accountId, rest)))];
    });
    return inFull(days, known);
  }

  /** Returns the usage of all accounts in the last 30 days. Past days are precomputed (`addUpDays`). */
  async ofAll(): Promise<DayFigures[]> {
    const days = this.lastDays(DAYS_DEFAULT);
    const known = await this.queries.run(ALL_ACCOUNTS, async () => {
      const since = MoreThanOrEqual(days[0]!);
      const totals = await this.totals.find({ where: { day: since }, order: { day: 'ASC' } });
      const last = totals.at(-1)?.day;
      const rest = last === undefined ? since : MoreThanOrEqual(dayOf(Date.parse(last) + DAY_MS));
      return [...totals, ...(await this.sum(this.usage.createQueryBuilder('used').where({ day: rest })))];
    });
    return inFull(days, known);
  }

  /** The last UTC days, including today, oldest first. */
  lastDays(count: number): string[] {
    const today = this.clock.now();
    return Array.from({ length: count }, (_, back) => dayOf(today - (count - 1 - back) * DAY_MS));
  }

  /**
   * Selects the usage of an account on some days. The two columns are also compared as a row, so that the account's days
   * are read by the primary key: the index by day, which PostgreSQL may prefer, leads past the usage of all accounts.
   */
  private ofDays(accountId: string, days: string[]): SelectQueryBuilder<UsageDay> {
    return this.usage
      .createQueryBuilder('used')
      .where({ accountId, day: In(days) })
      .andWhere('(used.accountId, used.day) >= (:accountId, CAST(:first AS date))', {
        accountId,
        first: days[0],
      });
  }

  private sum(query: SelectQueryBuilder<UsageDay>): Promise<DayFigures[]> {
    return query
      .select('CAST(used.day AS text)', 'day')
      .addSelect('sum(used.requests)::float8', 'requests')
      .addSelect('sum(used.inputTokens + used.outputTokens)::float8', 'tokens')
      .addSelect('sum(used.errors)::float8', 'errors')
      .addSelect('sum(used.rateLimited)::float8', 'rateLimited')
      .groupBy('used.day')
      .getRawMany<DayFigures>();
  }
}

/** Access tokens are counted together, by their app. */
function credentialOf(caller: CallerRef): Pick<UsageDay, 'credentialType' | 'credentialId'> {
  return 'clientId' in caller
    ? { credentialType: 'oauth_token', credentialId: caller.clientId }
    : { credentialType: 'api_key', credentialId: caller.credentialId };
}

function inFull(days: readonly string[], known: readonly DayFigures[]): DayFigures[] {
  const byDay = new Map(known.map((figures) => [figures.day, figures]));
  return days.map((day) => byDay.get(day) ?? { day, ...NO_USAGE });
}

const NO_USAGE = { requests: 0, tokens: 0, errors: 0, rateLimited: 0 };

/** Returns the number of requests without an error. */
export function succeeded({ requests, errors, rateLimited }: Omit<DayFigures, 'day'>): number {
  return Math.max(0, requests - errors - rateLimited);
}

/** Returns the sums of the figures over several days. */
export function sumOf(days: readonly DayFigures[]): Omit<DayFigures, 'day'> {
  const sum = { ...NO_USAGE };
  for (const { requests, tokens, errors, rateLimited } of days) {
    sum.requests += requests;
    sum.tokens += tokens;
    sum.errors += errors;
    sum.rateLimited += rateLimited;
  }
  return sum;
}
