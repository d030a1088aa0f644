import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/error-envelope.js';
import { capitalize } from '../../web/capitalize.js';
import { DASHBOARD_LINK, ErrorPage } from '../../web/error-page.js';
import { pageHeaders, renderPage } from '../../web/pages.js';
import { themeOf } from '../../web/theme.js';
import type { OidcRequest } from '../adapters/oidc-request.js';

/** The routes for browsers. All others respond with the JSON of RFC 6749, regardless of `Accept`. */
const PAGE_PATH = /^\/oauth\/(?:authorize|logout)(?:\/|$)/;

export function isPagePath(path: string): boolean {
  return PAGE_PATH.test(path);
}

const CONNECTED_APPS = { path: '/settings/connected-apps', name: 'Connected apps' };
const START_AGAIN =
  'Return to the app and start again. If it fails again, send the code and the request id below to the developer of the app.';

const UNAVAILABLE_APP =
  'The app that redirected you here does not exist, or has been deleted or suspended. Contact its developer.';

/** Renders an error that cannot be sent to the app by redirect. */
export function renderOAuthError(ctx: KoaContextWithOIDC, out: ErrorOut) {
  if (!isPagePath(ctx.path)) {
    ctx.body = { error: out.error, error_description: out.error_description };
    return;
  }
  const requestId = String(ctx.res.getHeader('x-request-id') ?? '');
  if (out.error === 'invalid_client')
    return sendErrorPage(ctx, 'App not available', UNAVAILABLE_APP, [out.error, requestId]);
  const text = out.error_description ?? 'The app sent an invalid authorization request.';
  // The name of a parameter is not capitalized.
  const sentence = /^[a-z]+_/.test(text) ? `The ${text}` : capitalize(text);
  sendErrorPage(
    ctx,
    'The app’s request failed',
    `${sentence}${/[.!?]$/.test(text) ? '' : '.'} ${START_AGAIN}`,
    [out.error, requestId],
  );
}

/** Responds with 500 to an internal error, or with 503 when the database is unavailable or busy. */
export function respondWithFailure(ctx: KoaContextWithOIDC, oidc: OidcRequest) {
  const { id } = oidc.request;
  const error = toAppError(oidc.failure);
  const { message } = error;
  ctx.status = failureStatus(error);
  oidc.retryAfterSeconds = error.retryAfterSeconds;
  ctx.remove('location');
  if (isPagePath(ctx.path)) sendErrorPage(ctx, 'Temporarily unavailable', message, ['server_error', id]);
  else ctx.body = { error: 'server_error', error_description: message };
}

/** 503, with `Retry-After`, for an error that passes; 500 for all others. */
export function failureStatus({ retryAfterSeconds }: AppError): 500 | 503 {
  return retryAfterSeconds ? 503 : 500;
}

function sendErrorPage(ctx: KoaContextWithOIDC, title: string, text: string, details: string[]) {
  ctx.set(pageHeaders());
  ctx.body = renderPage(
    ErrorPage({ title, text, details, links: [CONNECTED_APPS, DASHBOARD_LINK] }),
    themeOf(ctx.get('cookie')),
  );
}

/** Replaces characters that RFC 6749 section 5.2 forbids in descriptions: oidc-provider quotes request parameters. */
export function restrictDescription({ body }: KoaContextWithOIDC) {
  const response = body as { error_description?: unknown } | undefined | null;
  if (typeof response?.error_description !== 'string') return;
  response.error_description = response.error_description.replace(/[^\x20\x21\x23-\x5b\x5d-\x7e]/g, '?');
}
