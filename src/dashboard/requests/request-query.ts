import { STATUS_CLASSES, type RequestFilter, type StatusClass } from '../../request-log/request-filter.js';
import { queryString, type Query } from '../frame/query-string.js';
import { isUuid } from '../../common/validation/uuid.js';
import { readCaller, toCallerRef } from './caller-query.js';

/** The filters of the request log as written in the URL; '' means no filter. */
export interface RequestQuery {
  /** The beginning of a request id. */
  id: string;
  status: StatusClass | '';
  /** `key:<id>` or `app:<id>`. */
  caller: string;
  /** `POST /v1/generate` */
  route: string;
  model: string;
  endUser: string;
  /** `YYYY-MM-DDThh:mm`, UTC. */
  since: string;
  until: string;
  /** In the administration: an account's id. */
  account: string;
}

const END_USER_LENGTH_MAX = 128;
const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Reads the filters of a page; malformed ones are ignored. */
export function readRequestQuery(query: Record<string, unknown>): RequestQuery {
  const status = queryString(query.status);
  const account = queryString(query.account);
  return {
    id: queryString(query.id),
    status: (STATUS_CLASSES as readonly string[]).includes(status) ? (status as StatusClass) : '',
    caller: readCaller(query.caller),
    route: /^[A-Z]+ \/\S*$/.test(queryString(query.route)) ? queryString(query.route) : '',
    model: queryString(query.model),
    endUser: queryString(query.end_user, END_USER_LENGTH_MAX),
    since: minuteOf(query.since),
    until: minuteOf(query.until),
    account: isUuid(account) ? account : '',
  };
}

/** The filters as parameters of a link. */
export function toLinkQuery({ endUser, ...query }: RequestQuery): Query {
  return { ...query, end_user: endUser };
}

/** What the filters of an account's page look for; of the filtered account in the administration. */
export function toRequestFilter(query: RequestQuery, accountId: string | null): RequestFilter {
  const { id, status, caller, route, model, endUser, since, until, account } = query;
  const [method, path] = route.split(' ');
  return {
    accountId: accountId ?? (account || null),
    ...(id && { requestId: id }),
    ...(status && { status }),
    ...toCallerRef(caller),
    ...(method && path && { route: { method, path } }),
    ...(model && { model }),
    ...(endUser && { endUser }),
    ...(since && { fromMs: Date.parse(`${since}Z`) }),
    ...(until && { toMs: Date.parse(`${until}Z`) }),
  };
}

function minuteOf(value: unknown): string {
  const text = queryString(value);
  return MINUTE.test(text) && Date.parse(`${text}Z`) >= 0 ? text : '';
}
