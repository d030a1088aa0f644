import type { CallerRef } from '../../request-log/request-log-reader.js';
import { queryString, type Query } from '../frame/paging.js';
import { isUuid } from '../keys/key-form.js';

/** The periods that the overview offers, in days. */
export const PERIODS = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type PeriodName = keyof typeof PERIODS;
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
  const caller = queryString(query.caller);
  return {
    period: Object.hasOwn(PERIODS, period) ? (period as PeriodName) : PERIOD_DEFAULT,
    caller: /^(?:key|app):/.test(caller) && isUuid(caller.slice(4)) ? caller : '',
  };
}

/** The filters as parameters of a link. */
export function toOverviewLink({ period, caller }: OverviewQuery): Query {
  return { period: period === PERIOD_DEFAULT ? '' : period, caller };
}

/** The key or app that the figures are limited to; undefined for all. */
export function callerOf({ caller }: OverviewQuery): CallerRef | undefined {
  const id = caller.slice(4);
  if (caller === '') return undefined;
  return caller.startsWith('key:') ? { credentialId: id } : { clientId: id };
}
