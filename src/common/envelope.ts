import { ConstantPage } from './constant-list.js';
import type { Reply, Request } from './http.js';
import { linkHeader, Page } from './page.js';

/**
 * Puts what a controller under `/v1` returned into the success envelope; a page also gets `meta` and its `Link`
 * header. Errors come in an envelope already, and an event stream is nothing that is serialized. A hook of the server
 * and no interceptor: an interceptor would cost a chain of observables and promises for every request.
 */
export function wrapInEnvelope(
  request: Request,
  reply: Reply,
  result: unknown,
  done: (error: null, payload: unknown) => void,
) {
  if (reply.statusCode >= 400 || !request.url.startsWith('/v1/')) return done(null, result);
  if (!(result instanceof Page)) return done(null, { success: true, data: result });
  reply.header('link', linkHeader(request.url, result.meta));
  const envelope = { success: true, data: result.items, meta: result.meta };
  if (!(result instanceof ConstantPage)) return done(null, envelope);
  reply.serializer(asWritten);
  return done(null, (result.json ??= Buffer.from(JSON.stringify(envelope))));
}

// Fastify sends bytes as they are, though its types know of text alone.
const asWritten = (json: Buffer) => json as unknown as string;
