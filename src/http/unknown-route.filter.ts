import { Catch, NotFoundException, type ArgumentsHost } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import { ErrorEnvelopeFilter } from '../common/http/error-envelope.filter.js';
import { replyOf, requestOf, type Request } from '../common/http/request.js';
import { Log } from '../common/logging/log.js';
import { UnknownPage } from '../dashboard/frame/unknown-page.js';
import { redirect } from '../web/page-result.js';
import { sendResult } from '../web/pages.js';

/**
 * Shows a page to a browser that opens an unknown address. Every other client gets the error envelope, or below the paths of
 * the authorization server the error of RFC 6749, section 5.2. `/docs/`, a common address of references, leads to `/docs`.
 */
@Catch(NotFoundException)
export class UnknownRouteFilter extends ErrorEnvelopeFilter {
  constructor(
    log: Log,
    private readonly page: UnknownPage,
  ) {
    super(log);
  }

  override catch(thrown: unknown, host: ArgumentsHost) {
    const request = requestOf(host);
    if (!request.is404 || !isOpenedByBrowser(request)) return super.catch(thrown, host);
    if (pathOf(request) === '/docs/') return sendResult(replyOf(host), redirect('/docs'));
    this.page.send(request, replyOf(host)).catch((error: unknown) => super.catch(error, host));
  }

  protected override bodyOf(error: AppError, request: Request): object {
    if (!OAUTH_PATH.test(pathOf(request))) return super.bodyOf(error, request);
    return { error: 'invalid_request', error_description: error.message };
  }
}

const OAUTH_PATH = /^\/(?:v1\/)?oauth(?:\/|$)/;
/** The paths of API clients, which get JSON whatever they accept. */
const API_CLIENT_PATH = /^\/(?:v1|mcp|oauth|\.well-known|health|metrics)(?:\/|$)/;

/** Returns whether the response to an unknown address is a page. */
export function isOpenedByBrowser(request: Request): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return headers.accept?.includes('text/html') === true && !API_CLIENT_PATH.test(pathOf(request));
}

/** The path with its ASCII characters decoded. Other escapes are in no path of the API, and may be invalid. */
function pathOf({ url }: Request): string {
  return url.split(/[?#]/)[0]!.replaceAll(/%[2-7][0-9a-f]/gi, decodeURIComponent);
}
