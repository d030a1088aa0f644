import type { ServerResponse } from 'node:http';
import type { Reply, Request } from '../common/http/request.js';
import type { Config } from '../config/config.js';
import { EXPOSED } from './cors.js';
import type { AddressLimit } from '../rate-limit/address-limit.js';
import { principalBuckets } from '../rate-limit/principal-buckets.js';
import { rateLimitHeaders } from '../rate-limit/rate-limit-headers.js';
import { tightest, type RateLimitStorage } from '../rate-limit/rate-limit-storage.js';
import { protectiveHeaders } from '../web/protective-headers.js';

/** The fields of a request that the common headers depend on. */
type HeaderContext = Pick<Request, 'id' | 'ip' | 'isV1Request' | 'bucket' | 'principal'>;

/** The headers of every response, with alternating names and values as in Node.js. Also its injection token. */
export type CommonHeaders = (request: HeaderContext) => string[];
export const CommonHeaders = Symbol('CommonHeaders');

/**
 * Returns the request id, rate-limit, security and, for the API, CORS headers. Without another limit, the address's
 * applies.
 */
export function makeCommonHeaders(
  config: Config,
  storage: RateLimitStorage,
  addressLimit: AddressLimit,
): CommonHeaders {
  const forAll = Object.entries(protectiveHeaders(config.publicUrl)).flat();
  const forApi = [...forAll, ...Object.entries(EXPOSED).flat()];
  // Of a request that no limit has counted in this window.
  const stateOf = ({ principal, ip }: HeaderContext) =>
    principal
      ? tightest(principalBuckets(principal).map((bucket) => storage.peek(bucket)))
      : addressLimit.peek(ip);
  return (request) => {
    const headers = (request.isV1Request ? forApi : forAll).slice();
    headers.push('x-request-id', request.id);
    const now = storage.now();
    // The window in which a long request was counted may have ended.
    const counted = request.bucket && request.bucket.resetAtSeconds * 1000 > now ? request.bucket : null;
    const limits = rateLimitHeaders(counted ?? stateOf(request), config.rateLimitWindowSeconds, now);
    for (const name in limits) headers.push(name, limits[name]!);
    return headers;
  };
}

/** Sets the headers that the reply does not have yet. */
export function setHeaders(reply: Reply, headers: readonly string[]) {
  for (let index = 0; index < headers.length; index += 2) {
    if (!reply.hasHeader(headers[index]!)) reply.header(headers[index]!, headers[index + 1]);
  }
}

/** Adds missing headers when the head of a response is written, whichever code writes it. */
export function addMissingHeaders(response: ServerResponse, headers: () => readonly string[]) {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = ((...given: unknown[]) => {
    const missing = headers();
    for (let index = 0; index < missing.length; index += 2) {
      if (!response.hasHeader(missing[index]!)) response.setHeader(missing[index]!, missing[index + 1]!);
    }
    // Headers that are passed replace those that are set.
    return writeHead(...given);
  }) as ServerResponse['writeHead'];
}
