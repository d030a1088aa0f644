import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Reply, Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { EXPOSED } from './cors.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { rateLimitHeaders } from '../rate-limit/rate-limit-headers.js';
import { RateLimitStorage } from '../rate-limit/rate-limit-storage.js';
import { protectiveHeaders } from '../web/protective-headers.js';

/** A request as far as the headers of its answer tell of it. */
export type Asked = Pick<Request, 'id' | 'ip' | 'isForApi' | 'bucket'>;

/** The headers of every answer: names and values in turn, as Node.js takes them. */
export type CommonHeaders = (request: Asked) => string[];

/** Request id, limits, protection and, for the API, who may read the answer. A limit that decided nothing is the address's. */
export function makeCommonHeaders(app: NestFastifyApplication): CommonHeaders {
  const config = app.get(Config);
  const storage = app.get(RateLimitStorage);
  const addressLimit = app.get(AddressLimit);
  const forAll = Object.entries(protectiveHeaders(config.publicUrl)).flat();
  const forApi = [...forAll, ...Object.entries(EXPOSED).flat()];
  return (request) => {
    const headers = (request.isForApi ? forApi : forAll).slice();
    headers.push('x-request-id', request.id);
    const state = request.bucket ?? addressLimit.peek(request.ip);
    const limits = rateLimitHeaders(state, config.rateLimitWindowSeconds, storage.now());
    for (const name in limits) headers.push(name, limits[name]!);
    return headers;
  };
}

/** Sets them where the reply says nothing else, such as how long it may be kept. */
export function setHeaders(reply: Reply, headers: readonly string[]) {
  for (let place = 0; place < headers.length; place += 2) {
    if (!reply.hasHeader(headers[place]!)) reply.header(headers[place]!, headers[place + 1]);
  }
}
