import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders, renderPage } from '../web/pages.js';
import { oidcRequestOf } from './oidc-request.js';
import { LogoutPage, SignedOutPage } from './pages/logout-page.js';

/** What the library keeps in its session between the logout page and its answer. */
interface LogoutState {
  secret: string;
  postLogoutRedirectUri?: string;
}

/**
 * Asks whether to sign out, in place of the library's page (OpenID Connect RP-Initiated Logout 1.0 section 2). The
 * form carries the library's token, which is bound to the browser's session cookie.
 */
export function showLogoutPage(ctx: KoaContextWithOIDC) {
  const { secret, postLogoutRedirectUri } = ctx.oidc.session!.state as unknown as LogoutState;
  const leadsTo = postLogoutRedirectUri ? [new URL(postLogoutRedirectUri).origin] : [];
  ctx.set(pageHeaders(leadsTo));
  ctx.body = renderPage(
    LogoutPage({
      action: ctx.oidc.urlFor('end_session_confirm'),
      xsrf: secret,
      email: oidcRequestOf(ctx).signedIn!.email,
      appName: ctx.oidc.client?.clientName ?? null,
    }),
  );
}

export function showSignedOutPage(ctx: KoaContextWithOIDC) {
  ctx.set(pageHeaders());
  ctx.body = renderPage(SignedOutPage());
}

/** Whether the library answered with a form that signs out by itself, because it knows of no session of its own. */
export function isUnaskedLogout(ctx: KoaContextWithOIDC): boolean {
  return ctx.path === '/oauth/logout' && ctx.status === 200 && !ctx.oidc.session?.accountId;
}

/** Whether the person confirmed, on our page, to sign out. The library has checked the form's token by then. */
export function isConfirmedLogout(ctx: KoaContextWithOIDC): boolean {
  if (ctx.path !== '/oauth/logout/confirm' || ctx.status !== 303) return false;
  const form = ctx.oidc.body as Record<string, unknown> | undefined;
  return form?.logout === 'yes' && form.asked === 'yes';
}
