import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Janitor } from '../database/janitor.js';
import { dayOf } from './usage-days.js';

/** Long enough for the last requests of a day to be counted, those of a process that could not write for a while, too. */
const SETTLED_AFTER_MS = 3_600_000;
const DAYS_AT_ONCE = 31;

/**
 * Adds up the days that are over, of all accounts together, once each: what all of them used can then be shown
 * without reading what each of them did. The sums outlive the accounts.
 */
@Injectable()
export class UsageTotals {
  constructor(janitor: Janitor, clock: Clock) {
    janitor.register('days added up', async (client) => {
      const { rowCount } = await client.query(ADD_UP_SQL, [
        dayOf(clock.now() - SETTLED_AFTER_MS),
        DAYS_AT_ONCE,
      ]);
      return rowCount ?? 0;
    });
  }
}

// $1 is the first day that is not over for good; $2 days at most, so that the first time after an upgrade is short too.
const ADD_UP_SQL = `
  INSERT INTO usage_totals (day, requests, errors, rate_limited, tokens)
  SELECT day, sum(requests), sum(errors), sum(rate_limited), sum(input_tokens + output_tokens)
    FROM usage_days
   WHERE day > (SELECT coalesce(max(day), '-infinity') FROM usage_totals)
     AND day < least($1::date, $2::int + (
           SELECT min(day) FROM usage_days
            WHERE day > (SELECT coalesce(max(day), '-infinity') FROM usage_totals)))
   GROUP BY day
  ON CONFLICT DO NOTHING`;
