import type { Principal } from '../common/http/principal.js';

/** The requests of one credential on one day (UTC) that make no record. */
export interface DayCount {
  accountId: string;
  day: string;
  type: string;
  id: string;
  name: string;
  requests: number;
  errors: number;
  rateLimited: number;
}

/** Returns a count of zero. */
export function emptyCount({ account, credential }: Principal, day: string): DayCount {
  const { type, name } = credential;
  const id = usageId(credential);
  return { accountId: account.id, day, type, id, name, requests: 0, errors: 0, rateLimited: 0 };
}

/** Adds one count to another of the same credential and day. */
export function addCount(sum: DayCount, { requests, errors, rateLimited }: DayCount): void {
  sum.requests += requests;
  sum.errors += errors;
  sum.rateLimited += rateLimited;
}

/** Identifies the row that a count is added to. */
export function keyOf({ accountId, day, type, id }: DayCount): string {
  return `${accountId} ${day} ${type} ${id}`;
}

/** Usage of access tokens is added up by their app, because tokens are short-lived. */
function usageId({ id, clientId }: Pick<Principal['credential'], 'id' | 'clientId'>): string {
  return clientId ?? id;
}
