import type { CallerRef } from '../../request-log/request-log-reader.js';
import { queryString } from '../frame/query-string.js';
import { isUuid } from '../../common/validation/uuid.js';

/** Reads the key or app that a parameter of a URL names, `key:<id>` or `app:<id>`; '' if it is malformed. */
export function readCaller(parameter: unknown): string {
  const caller = queryString(parameter);
  return /^(?:key|app):/.test(caller) && isUuid(caller.slice(4)) ? caller : '';
}

/** The key or app that such a parameter names; undefined if it is ''. */
export function toCallerRef(caller: string): CallerRef | undefined {
  if (caller === '') return undefined;
  const id = caller.slice(4);
  return caller.startsWith('key:') ? { credentialId: id } : { clientId: id };
}
