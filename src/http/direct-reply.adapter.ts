import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { CommonHeaders } from './response-headers.js';
import { Envelope } from './envelope.interceptor.js';
import { kReplyHeaders, kReplySerializer, kReplyTrailers, kRouteContext } from './fastify-internals.js';
import { endOfLoopIteration } from '../common/time/event-loop.js';
import { JSON_TYPE, type Reply, type Request } from '../common/http/request.js';
import { UnreadResponses } from './unread-responses.js';

/**
 * Writes the envelopes of one iteration of the event loop together at its end, each with its head in one step. If a route
 * has other hooks than the service's own, or the reply needs other processing, Fastify sends it. See
 * docs/decisions/direct-replies.md.
 */
export class DirectReplyAdapter extends FastifyAdapter {
  /** Whether the application has middleware, which can end a response without Fastify's `onSend` hooks. */
  hasMiddleware = false;
  /** Set with the hooks of the service, before it listens. */
  commonHeaders!: CommonHeaders;
  /** Sends the page for unknown addresses; set with the hooks. */
  sendUnknownPage!: (request: Request, reply: Reply) => Promise<void>;
  /** What the clients of the API have not read yet. */
  readonly unread = new UnreadResponses();
  private isConfigured = false;

  /** Does nothing until the service's hooks are registered: `NestFactory.create()` calls it before that. */
  override async init(): Promise<void> {
    if (this.isConfigured) await super.init();
  }

  /** Registers the hook that runs middleware, after the hooks of the service. */
  async initMiddleware(): Promise<void> {
    this.isConfigured = true;
    await this.init();
  }

  override use(...given: unknown[]): unknown {
    this.hasMiddleware = true;
    return super.use(...given);
  }

  override createMiddlewareFactory(
    ...given: Parameters<FastifyAdapter['createMiddlewareFactory']>
  ): ReturnType<FastifyAdapter['createMiddlewareFactory']> {
    this.hasMiddleware = true;
    return super.createMiddlewareFactory(...given);
  }

  override reply(...given: Parameters<FastifyAdapter['reply']>): ReturnType<FastifyAdapter['reply']> {
    const [reply, body, statusCode] = given as unknown as [Reply, unknown, number?];
    if (!(body instanceof Envelope) || !isOrdinary(reply)) return super.reply(...given);
    if (statusCode !== undefined) reply.status(statusCode);
    // Nest awaits the returned value and ignores it.
    return endOfLoopIteration().then(() => this.write(reply, body)) as never;
  }

  private write(reply: Reply, body: Envelope) {
    const { raw, request } = reply;
    const json = JSON.stringify(body);
    const own = (reply as unknown as Internals)[kReplyHeaders] as Record<string, string>;
    const bytes = Buffer.byteLength(json);
    const head: unknown[] = ['content-length', bytes];
    for (const name in own) if (name !== 'content-length') head.push(name, own[name]);
    if (own['content-type'] === undefined) head.push('content-type', JSON_TYPE);
    const common = this.commonHeaders(request);
    for (let index = 0; index < common.length; index += 2) {
      if (own[common[index]!] === undefined) head.push(common[index], common[index + 1]);
    }
    raw.writeHead(raw.statusCode, head as never);
    raw.end(json);
    this.unread.add(reply, bytes);
  }
}

type Internals = Record<symbol, unknown>;

interface RouteContext {
  onSend: unknown[] | null;
  preSerialization: unknown[] | null;
}

/** Returns whether only the service's own hook, which sets the common headers, affects the response. */
function isOrdinary(reply: Reply): boolean {
  const internals = reply as unknown as Internals;
  const context = (reply.request as unknown as Internals)[kRouteContext] as RouteContext;
  return (
    context.onSend?.length === 1 &&
    context.preSerialization === null &&
    internals[kReplyTrailers] === null &&
    internals[kReplySerializer] === null &&
    !reply.sent
  );
}
