import { queryString } from './query-string.js';

/** Returns the notice that `?done=…` names, or null. Names of `Object.prototype` name none. */
export function noticeOf(notices: Readonly<Record<string, string>>, done: unknown): string | null {
  const name = queryString(done);
  return Object.hasOwn(notices, name) ? notices[name]! : null;
}
