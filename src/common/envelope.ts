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
  return done(null, (result.json ??= asciiJson(envelope)));
}

// What is written already is sent as it is.
const asWritten = (json: string) => json;

// With a letter of two bytes in it, a text can't leave in one write with its head, and is encoded anew for each answer.
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, escaped);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
