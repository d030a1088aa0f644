import {
  Inject,
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { replyOf, requestOf } from '../common/http/request.js';
import { linkHeader, Page } from '../common/http/page.js';
import { SSE_METADATA } from '../common/http/nest-internals.js';
import { Config } from '../config/config.js';
import { CommonHeaders, setHeaders } from './response-headers.js';

/** The body of a successful response. Only lists have `meta`. */
export class Envelope {
  readonly success = true;

  constructor(
    readonly data: unknown,
    readonly meta?: Page<unknown>['meta'],
  ) {}
}

/** A path without a query that parsing would not change. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

/** Wraps the results of handlers under `/v1` in the success envelope, except streams. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(
    private readonly config: Config,
    @Inject(CommonHeaders) private readonly commonHeaders: CommonHeaders,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = requestOf(context);
    const { isV1Request, url } = request;
    if (!isV1Request) return next.handle();
    if (Reflect.hasMetadata(SSE_METADATA, context.getHandler())) {
      // Nest writes the events past Fastify's `onSend` hooks, which set the headers of other responses.
      setHeaders(replyOf(context), this.commonHeaders(request));
      return next.handle();
    }
    return next.handle().pipe(
      map((result: unknown) => {
        if (result instanceof StreamableFile) return result;
        if (!(result instanceof Page)) return new Envelope(result);
        const link = linkHeader(this.absoluteUrl(url), result.meta);
        if (link !== null) void replyOf(context).header('link', link);
        return new Envelope(result.items, result.meta);
      }),
    );
  }

  // A request line can also contain an absolute URL (RFC 9112 section 3.2.2). A plain path needs no parsing.
  private absoluteUrl(url: string): string {
    if (PLAIN_PATH.test(url)) return this.config.publicUrl + url;
    const { pathname, search } = new URL(url, this.config.publicUrl);
    return this.config.publicUrl + pathname + search;
  }
}
