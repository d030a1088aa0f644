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

  /** The last 30 days, today included, oldest first; of all accounts where none is given. */
  async lastDays(accountId?: string): Promise<DayFigures[]> {
    const today = this.clock.now();
    const [from, to] = [dayOf(today - (DAYS - 1) * DAY_MS), dayOf(today)];
    const { rows } = await this.pool.query<DayFigures>(FIGURES_SQL, [accountId ?? null, from, to]);
    return rows;
  }
}

/** The sum of one figure over some days. */
export function totalOf(days: readonly DayFigures[], figure: Exclude<keyof DayFigures, 'day'>): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}

const FIGURES_SQL = `
  SELECT calendar.day::date::text AS day, coalesce(sum(used.requests), 0)::float8 AS requests,
         coalesce(sum(used.input_tokens + used.output_tokens), 0)::float8 AS tokens,
         coalesce(sum(used.errors), 0)::float8 AS errors, coalesce(sum(used.rate_limited), 0)::float8 AS "rateLimited"
    FROM generate_series($2::date, $3::date, interval '1 day') AS calendar (day)
    LEFT JOIN usage_days used ON used.day = calendar.day::date AND ($1::uuid IS NULL OR used.account_id = $1)
   GROUP BY calendar.day ORDER BY calendar.day`;
