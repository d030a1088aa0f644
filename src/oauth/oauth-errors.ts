import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { ErrorPage } from '../web/error-page.js';
import { pageHeaders, renderPage } from '../web/pages.js';

/** The routes that people see; everything else is for programs and answers RFC 6749's JSON, whatever `Accept` says. */
const PAGE_PATH = /^\/oauth\/(?:authorize|logout)(?:\/|$)/;

export function isPagePath(path: string): boolean {
  return PAGE_PATH.test(path);
}

/** Answers an error where the library can't send the browser back to the app. */
export function renderOAuthError(ctx: KoaContextWithOIDC, out: ErrorOut, _error: Error) {
  if (!isPagePath(ctx.path)) {
    ctx.body = { error: out.error, error_description: out.error_description };
    return;
  }
  const requestId = String(ctx.res.getHeader('x-request-id') ?? '');
  const text = out.error_description ?? 'The app sent a request that we can’t answer.';
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  sendErrorPage(ctx, 'This app’s request did not work', `${sentence}${/[.!?]$/.test(text) ? '' : '.'}`, [
    out.error,
    requestId,
  ]);
}

export function sendErrorPage(ctx: KoaContextWithOIDC, title: string, text: string, details: string[]) {
  ctx.set(pageHeaders());
  ctx.body = renderPage(ErrorPage({ title, text, details }));
}

/** Keeps descriptions to the characters that RFC 6749 section 5.2 allows; the library quotes what callers send. */
export function restrictDescription({ body }: KoaContextWithOIDC) {
  const answer = body as { error_description?: unknown } | undefined | null;
  if (typeof answer?.error_description !== 'string') return;
  answer.error_description = answer.error_description.replace(/[^\x20\x21\x23-\x5b\x5d-\x7e]/g, '?');
}
