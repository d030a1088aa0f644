import { lowestIdAt } from '../common/time/time-ordered-id.js';
import { exactlyBeginningWith } from '../database/like-pattern.js';
import type { RequestFilter } from './request-filter.js';

/** The rows that one search reads. With several filters, a page can have fewer matches than fit, and a next page. */
export const SCANNED_MAX = 10_000;

/** A statement with its parameters. */
interface Statement {
  sql: string;
  parameters: unknown[];
}

/**
 * The statement that finds the newest `limit` matching ids. One filter is answered by an index in the order of the pages,
 * and the others are checked on at most `SCANNED_MAX` of its rows, so that no combination of filters reads the whole log.
 * Returns one row: the `ids`, the number of rows `scanned`, and the id of the `last` of them.
 */
export function searchRequests(filter: RequestFilter, limit: number): Statement {
  const parameters: unknown[] = [];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const { indexed, checked, order } = divide(filter, parameter);
  const rowsMax = checked.length === 0 && order ? limit : SCANNED_MAX;
  return {
    sql: `
      WITH scanned AS MATERIALIZED (
        SELECT id, ${checked.join(' AND ') || 'true'} AS matches FROM request_log
         WHERE ${indexed.join(' AND ') || 'true'} ${order} LIMIT ${rowsMax}
      )
      SELECT ARRAY(SELECT id FROM scanned WHERE matches ORDER BY id DESC LIMIT ${limit}) AS ids,
             (SELECT count(*)::int FROM scanned) AS scanned,
             (SELECT id FROM scanned ORDER BY id LIMIT 1) AS last`,
    parameters,
  };
}

type Parameter = (value: unknown) => string;

/** Divides the filters into those that an index answers, and those that are checked on its rows. */
function divide(filter: RequestFilter, parameter: Parameter) {
  const { accountId, requestId } = filter;
  const account = accountId ? [`account_id = ${parameter(accountId)}`] : [];
  const period = periodOf(filter, parameter);
  const conditions = conditionsOf(filter, parameter);
  const full = conditions.map((condition) => condition.full);
  if (requestId) {
    const indexed = [`request_id LIKE ${parameter(exactlyBeginningWith(requestId))}`];
    // In the order of the pages, PostgreSQL might read the whole log.
    return { indexed, checked: [...account, ...period, ...full], order: '' };
  }
  const index = conditions.find((condition) => condition.index !== null)?.index;
  return {
    indexed: [...account, ...(index ? [index.condition] : []), ...period],
    checked: full.filter((text) => !index?.covers.includes(text)),
    order: 'ORDER BY id DESC',
  };
}

interface Condition {
  full: string;
  /** The index that finds it in the order of the pages; null without one. */
  index: { condition: string; covers: readonly string[] } | null;
}

/** The conditions of the filters, those that leave the fewest rows first. */
function conditionsOf(filter: RequestFilter, parameter: Parameter): Condition[] {
  const { accountId, endUser, status, credentialId, clientId, route, model } = filter;
  const conditions: Condition[] = [];
  const add = (full: string, { index = { condition: full, covers: [full] }, needsAccount = false } = {}) =>
    conditions.push({ full, index: needsAccount && !accountId ? null : index });
  const credential = credentialId && equal('credential_id', parameter(credentialId));
  const client = clientId && equal('client_id', parameter(clientId));
  if (endUser) add(`end_user = ${parameter(endUser)}`, { needsAccount: true });
  if (status && status !== '2xx') add(STATUS_CONDITIONS[status], { index: failuresOf(credential || client) });
  for (const caller of [credential, client]) if (caller) add(caller.condition);
  if (route) add(`route = ${parameter(route.path)}`, { needsAccount: true });
  if (model) add(`model = ${parameter(model)}`, { needsAccount: true });
  if (route) conditions.push({ full: `method = ${parameter(route.method)}`, index: null });
  if (status === '2xx') conditions.push({ full: STATUS_CONDITIONS[status], index: null });
  return conditions;
}

type Equality = ReturnType<typeof equal>;

function equal(column: string, value: string) {
  return { column, value, condition: `${column} = ${value}` };
}

/** The index of the failures, or of those of a key or app, which is one of an expression. */
function failuresOf(caller: Equality | undefined | '') {
  const { errors } = STATUS_CONDITIONS;
  if (!caller) return { condition: errors, covers: [errors] };
  const { column, value, condition } = caller;
  return {
    condition: `(CASE WHEN ${errors} THEN ${column} END) = ${value}`,
    covers: [errors, condition],
  };
}

const STATUS_CONDITIONS = {
  '2xx': 'status < 400',
  '4xx': 'status BETWEEN 400 AND 499',
  '5xx': 'status >= 500',
  errors: 'status >= 400',
} as const;

function periodOf({ fromMs, toMs, before }: RequestFilter, parameter: Parameter): string[] {
  return [
    ...(fromMs === undefined ? [] : [`id >= ${parameter(lowestIdAt(fromMs))}`]),
    ...(toMs === undefined ? [] : [`id < ${parameter(lowestIdAt(toMs))}`]),
    ...(before ? [`id < ${parameter(before)}`] : []),
  ];
}
