import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { HotPool } from '../../database/database.module.js';
import { dayOf } from '../../usage/usage-days.js';

/** What was used on one UTC day. */
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

/** Usage by day, for charts: every day has a figure, also those on which nothing happened. */
@Injectable()
export class UsageFigures {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  /** What an account used in the last 30 days, today included, oldest first. */
  async ofAccount(accountId: string): Promise<DayFigures[]> {
    const days = this.days();
    return inFull(days, await this.read(ACCOUNT_SQL, [days[0], accountId]));
  }

  /** What all accounts used together, likewise. Days that are over have been added up (`UsageTotals`). */
  async ofAll(): Promise<DayFigures[]> {
    const days = this.days();
    const totals = await this.read(TOTALS_SQL, [days[0]]);
    const last = totals.at(-1)?.day;
    const since = last === undefined ? days[0] : dayOf(Date.parse(last) + DAY_MS);
    return inFull(days, totals.concat(await this.read(SINCE_SQL, [since])));
  }

  private days(): string[] {
    const today = this.clock.now();
    return Array.from({ length: DAYS }, (_, back) => dayOf(today - (DAYS - 1 - back) * DAY_MS));
  }

  private async read(sql: string, values: unknown[]): Promise<DayFigures[]> {
    return (await this.pool.query<DayFigures>(sql, values)).rows;
  }
}

function inFull(days: readonly string[], known: readonly DayFigures[]): DayFigures[] {
  const byDay = new Map(known.map((figures) => [figures.day, figures]));
  return days.map((day) => byDay.get(day) ?? { day, ...NOTHING });
}

const NOTHING = { requests: 0, tokens: 0, errors: 0, rateLimited: 0 };

/** The sum of one figure over some days. */
export function totalOf(days: readonly DayFigures[], figure: Exclude<keyof DayFigures, 'day'>): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}

const SUMS = `
  SELECT day::text, sum(requests)::float8 AS requests, sum(input_tokens + output_tokens)::float8 AS tokens,
         sum(errors)::float8 AS errors, sum(rate_limited)::float8 AS "rateLimited"
    FROM usage_days`;
const ACCOUNT_SQL = `${SUMS} WHERE day >= $1::date AND account_id = $2 GROUP BY usage_days.day`;
const SINCE_SQL = `${SUMS} WHERE day >= $1::date GROUP BY usage_days.day`;

const TOTALS_SQL = `
  SELECT day::text, requests::float8, tokens::float8, errors::float8, rate_limited::float8 AS "rateLimited"
    FROM usage_totals WHERE day >= $1::date ORDER BY usage_totals.day`;
