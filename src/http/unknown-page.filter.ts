import { Catch, NotFoundException, type ArgumentsHost } from '@nestjs/common';
import { ErrorEnvelopeFilter } from '../common/http/error-envelope.filter.js';
import { replyOf, requestOf, type Request } from '../common/http/request.js';
import { Log } from '../common/logging/log.js';
import { UnknownPage } from '../dashboard/frame/unknown-page.js';

/** Shows a page to a browser that opens an unknown address. Every other client gets the error envelope. */
@Catch(NotFoundException)
export class UnknownPageFilter extends ErrorEnvelopeFilter {
  constructor(
    log: Log,
    private readonly page: UnknownPage,
  ) {
    super(log);
  }

  override catch(thrown: unknown, host: ArgumentsHost) {
    const request = requestOf(host);
    if (!opensUnknownPage(request)) return super.catch(thrown, host);
    this.page.send(request, replyOf(host)).catch((error: unknown) => super.catch(error, host));
  }
}

/** The paths of API clients, which get JSON whatever they accept. */
const API_CLIENT_PATH = /^\/(?:v1|mcp|oauth|\.well-known|health|metrics)(?:\/|$)/;

function opensUnknownPage({ is404, method, url, headers }: Request): boolean {
  if (!is404 || (method !== 'GET' && method !== 'HEAD')) return false;
  const isBrowser = headers.accept?.includes('text/html') === true;
  // The router has decoded the path, but not what follows it.
  return isBrowser && !API_CLIENT_PATH.test(decodeURIComponent(url.split(/[?#]/)[0]!));
}
