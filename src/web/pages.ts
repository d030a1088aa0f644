import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Reply } from '../common/http/request.js';

/** What a page is sent with. */
export interface PageOptions {
  /** 200 unless told. */
  status?: number;
  /**
   * Origins beside ours that the page's forms may lead to. Browsers hold `form-action` against every redirect that
   * follows a form, so the pages of an authorization name the app they lead back to.
   */
  formOrigins?: readonly string[];
}

/** Sends a page that no cache keeps, no other site frames and no foreign script runs in. */
export function sendPage(reply: Reply, page: VNode, { status = 200, formOrigins = [] }: PageOptions = {}) {
  void reply.status(status).headers(pageHeaders(formOrigins)).send(renderPage(page));
}

/** The HTML of a page. */
export function renderPage(page: VNode): string {
  return `<!doctype html>${renderToString(page)}`;
}

/** No page of ours needs any of these, so no script that found its way into one gets them. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every page. */
export function pageHeaders(formOrigins: readonly string[] = []): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      `form-action ${["'self'", ...formOrigins].join(' ')}`,
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

/** Sends the browser on with a GET, whatever it came with (RFC 9700 section 4.12: 303, never 307). */
export function sendOn(reply: Reply, location: string) {
  void reply
    .status(303)
    .headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send();
}
