import type { IncomingMessage } from 'node:http';
import { AppError } from '../common/errors/app-error.js';

/** What no host and port of a URL can hold. */
const NOT_IN_HOST = /[\s/\\@?#]/;

/** The answer to a message that is not HTTP. Whatever may follow on the connection is not to be trusted either. */
export function malformedHttp(): AppError {
  return new AppError('malformed_json', 'The request is not well-formed HTTP.', {
    headers: { connection: 'close' },
  });
}

/**
 * Says whether a message is HTTP/1 as RFC 9112 demands, in what Node lets pass: one valid Host from version 1.1 on
 * (section 3.2), no other major version (2.3), no transfer coding but `chunked`, and none in 1.0 (6.1). Proxies
 * read such messages in different ways, which is what request smuggling lives on.
 */
export function isWellFormedHttp({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  if (httpVersion !== '1.1') return httpVersion === '1.0' && coding === undefined;
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return false;
  return hasOneHost(rawHeaders) && !NOT_IN_HOST.test(headers.host!);
}

function hasOneHost(rawHeaders: string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
}
