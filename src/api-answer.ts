import { StreamableFile } from '@nestjs/common';
import type { CommonHeaders } from './common-headers.js';
import { inEnvelope } from './common/envelope.js';
import { JSON_TYPE, type Reply } from './common/http.js';

/** Whether a result is answered by `answerApi`: what a controller under `/v1` returned, but for a stream of events. */
export function isForEnvelope({ request }: Reply, result: unknown, status: number): boolean {
  return request.isForApi === true && status < 400 && !(result instanceof StreamableFile);
}

/**
 * Sends a result in its envelope, head and body in one step. Fastify's `send` would set each header by itself and run
 * its hooks: a tenth of what the cheapest request costs. What else such an answer is to say is set on the raw response,
 * whose headers Node.js joins to these; those on Fastify's reply are not sent.
 */
export function answerApi(
  { raw, request }: Reply,
  result: unknown,
  commonHeaders: CommonHeaders,
  publicUrl: string,
) {
  const { json, bytes, link } = inEnvelope(result, absoluteUrl(request.url, publicUrl));
  const headers = commonHeaders(request);
  headers.push('content-type', JSON_TYPE, 'content-length', String(bytes));
  if (link !== null) headers.push('link', link);
  raw.writeHead(raw.statusCode, headers);
  raw.end(json);
}

// A request line may also hold an absolute URL (RFC 9112, section 3.2.2).
function absoluteUrl(url: string, publicUrl: string): string {
  if (url.startsWith('/')) return publicUrl + url;
  const { pathname, search } = new URL(url);
  return publicUrl + pathname + search;
}
