import { h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Reply } from '../common/http/request.js';
import { FieldErrorContext, type FieldError } from './field-error.js';
import { Redirect, View, type PageResult } from './page-result.js';
import { ThemeContext, themeOf, type Theme } from './theme.js';

/** Sets the status and headers of a result and returns the body to send with them. */
export function prepareResponse(reply: Reply, result: PageResult): string | undefined {
  if (result instanceof Redirect) {
    void reply.status(303).headers(redirectHeaders(result));
    return undefined;
  }
  const { page, options } = result instanceof View ? result : new View(result);
  const html = renderPage(page, themeOf(reply.request.headers.cookie), options.fieldErrors);
  if (options.retryAfterSeconds) void reply.header('retry-after', String(options.retryAfterSeconds));
  void reply.status(options.status ?? 200).headers(pageHeaders(options.formsLeadAway));
  return html;
}

/** Sends a page or a redirect from an exception filter, where no handler returns one. */
export function sendResult(reply: Reply, result: PageResult) {
  void reply.send(prepareResponse(reply, result));
}

/** The HTML of a page. */
export function renderPage(page: VNode, theme: Theme, fieldErrors: readonly FieldError[] = []): string {
  const themed = h(ThemeContext.Provider, { value: theme }, page);
  return `<!doctype html>${renderToString(h(FieldErrorContext.Provider, { value: fieldErrors }, themed))}`;
}

/** Browser features that no page uses; an injected script cannot use them either. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every page. */
export function pageHeaders(formsLeadAway = false): Record<string, string> {
  return { 'content-type': 'text/html; charset=utf-8', ...protectionHeaders(formsLeadAway) };
}

/**
 * The headers that protect pages, their files and their streams: no cache stores them, no other site frames them and no
 * foreign script runs in them.
 */
export function protectionHeaders(formsLeadAway = false): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      formsLeadAway ? "form-action 'self' https: http:" : "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'permissions-policy': PERMISSIONS,
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** A redirect is always 303: the browser follows with GET (RFC 9700 section 4.12: never 307). */
function redirectHeaders({ location }: Redirect): Record<string, string> {
  return { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
}
