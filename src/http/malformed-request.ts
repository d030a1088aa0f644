import type { IncomingMessage } from 'node:http';
import { AppError } from '../common/errors/app-error.js';
import { countHeader } from '../common/http/count-header.js';

/** Characters that are invalid in the host and port of a URL. */
const NOT_IN_HOST = /[\s/\\@?#]/;

/** The response to a message that is not valid HTTP. Closes the connection, because later bytes cannot be trusted. */
export function malformedHttp(): AppError {
  return new AppError('malformed_json', 'The request is not well-formed HTTP.', {
    headers: { connection: 'close' },
  });
}

/**
 * Returns whether a message meets the rules of RFC 9112 that Node does not check: one valid Host since version 1.1
 * (section 3.2), no other major version (2.3), no transfer coding but `chunked`, and none in 1.0 (6.1). Proxies interpret
 * such messages differently, which makes request smuggling possible.
 */
export function isWellFormedHttp({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  if (httpVersion !== '1.1') return httpVersion === '1.0' && coding === undefined;
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return false;
  return countHeader(rawHeaders, 'host') === 1 && !NOT_IN_HOST.test(headers.host!);
}
