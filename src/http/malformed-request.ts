import type { IncomingMessage } from 'node:http';
import { AppError } from '../common/errors/app-error.js';
import type { ErrorReason } from '../common/errors/error-codes.js';
import { countHeader } from '../common/http/count-header.js';

/** Characters that are invalid in the host and port of a URL. */
const NOT_IN_HOST = /[\s/\\@?#]/;

type Rejection = readonly [reason: ErrorReason, message: string];

/** The other causes for which Node.js stops reading a message, by the codes of its errors. */
const REJECTIONS: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: ['too_long', 'The headers and URL must not be longer than 16 KiB.'],
  HPE_INVALID_EOF_STATE: ['malformed_json', 'The request ended before it was complete.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['malformed_json', 'The request was not received in time.'],
};
const MALFORMED: Rejection = ['malformed_json', 'The request is not well-formed HTTP.'];

/**
 * The response to a message that is not valid HTTP, or that Node.js stopped reading with an error of this code. Closes
 * the connection, because later bytes cannot be trusted.
 */
export function malformedHttp(code = ''): AppError {
  const [reason, message] = REJECTIONS[code] ?? MALFORMED;
  return new AppError(reason, message, { headers: { connection: 'close' } });
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
