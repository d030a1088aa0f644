import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders, renderPage } from '../../web/pages.js';
import { themeOf } from '../../web/theme.js';
import { oidcRequestOf } from '../adapters/oidc-request.js';
import { LogoutEndPage, LogoutPage } from './logout-page.js';

/** The state that oidc-provider keeps in its session between the logout page and the form. */
interface LogoutState {
  secret: string;
  postLogoutRedirectUri?: string;
}

/**
 * Renders the confirmation page in place of oidc-provider's (OpenID Connect RP-Initiated Logout 1.0 section 2). The
 * form contains oidc-provider's CSRF token, which is bound to the session cookie.
 */
export function showLogoutPage(ctx: KoaContextWithOIDC) {
  const { secret, postLogoutRedirectUri } = ctx.oidc.session!.state as unknown as LogoutState;
  ctx.set(pageHeaders(postLogoutRedirectUri !== undefined));
  ctx.body = renderPage(
    LogoutPage({
      action: ctx.oidc.urlFor('end_session_confirm'),
      xsrf: secret,
      email: oidcRequestOf(ctx).signedIn!.email,
      appName: ctx.oidc.client?.clientName ?? null,
    }),
    themeOf(ctx.get('cookie')),
  );
}

/** Renders the page at the end of a logout: whether the user has signed out or stayed signed in. */
export function showLogoutEndPage(ctx: KoaContextWithOIDC) {
  ctx.set(pageHeaders());
  const isSignedIn = oidcRequestOf(ctx).signedIn !== null;
  ctx.body = renderPage(LogoutEndPage({ isSignedIn }), themeOf(ctx.get('cookie')));
}

/** Reports whether oidc-provider responds with a form that submits itself, because it has no session. */
export function isAutoSubmittedLogout(ctx: KoaContextWithOIDC): boolean {
  return ctx.path === '/oauth/logout' && ctx.status === 200 && !ctx.oidc.session?.accountId;
}

/** Reports whether the user has confirmed the logout on our page. oidc-provider has checked the CSRF token by then. */
export function isConfirmedLogout(ctx: KoaContextWithOIDC): boolean {
  if (ctx.path !== '/oauth/logout/confirm' || ctx.status !== 303) return false;
  const form = ctx.oidc.body as Record<string, unknown> | undefined;
  return form?.logout === 'yes' && form.asked === 'yes';
}
