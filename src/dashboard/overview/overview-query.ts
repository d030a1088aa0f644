import { queryString, type Query } from '../frame/query-string.js';
import { readCaller } from '../requests/caller-query.js';

/** The periods that the overview offers, in days. */
export const PERIODS = { '7d': 7, '30d': 30, '90d': 90 } as const;
type PeriodName = keyof typeof PERIODS;
const PERIOD_DEFAULT = '30d';

/** The filters of the overview as they stand in the URL. */
export interface OverviewQuery {
  period: PeriodName;
  /** `key:<id>` or `app:<id>`; '' for all. */
  caller: string;
}

/** Reads the filters; those that are malformed are left out. */
export function readOverviewQuery(query: Record<string, unknown>): OverviewQuery {
  const period = queryString(query.period);
  return {
    period: Object.hasOwn(PERIODS, period) ? (period as PeriodName) : PERIOD_DEFAULT,
    caller: readCaller(query.caller),
  };
}

/** The filters as parameters of a link. */
export function toOverviewLink({ period, caller }: OverviewQuery): Query {
  return { period: period === PERIOD_DEFAULT ? '' : period, caller };
}
