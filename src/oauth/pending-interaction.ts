import type { Provider } from 'oidc-provider';
import type { RegisteredClient } from './client-registry.js';
import { apiScopesOf, identityScopesOf } from './provider-options.js';
import { restartPath } from './restart-path.js';
import type { ShownConsent } from './shown-consent.js';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What stands between an app's request and its answer: signing in, and consent. */
export interface PendingInteraction {
  uid: string;
  prompt: 'login' | 'consent';
  app: RegisteredClient;
  /** Where the browser goes in the end; registered with the app. */
  redirectUri: URL;
  /** The scopes that the request asks for, the app may have, and the consent page has shown if it was drawn. */
  scopes: string[];
  /** API scopes of the request that are not among `scopes`. */
  excludedScopes: string[];
  /** What the consent page stated; null until it is drawn. */
  shown: ShownConsent | null;
  /** The account that the authorization server remembers; null before signing in. */
  accountId: string | null;
  /** Whether the app wants the password given anew, and since when that counts. */
  wantsPasswordSince: Date | null;
  loginHint: string | undefined;
  /** Where the same request begins anew, for whoever is signed in by then. */
  restartPath: string;
}

/** Reads what an interaction of the library is about. */
export function toPending(
  { uid, params, prompt, session, iat }: Interaction,
  app: RegisteredClient,
): PendingInteraction {
  const reasons = ['login_prompt', 'max_age', 'id_token_hint'];
  const shown = (prompt.details.shown as ShownConsent | undefined) ?? null;
  const scopes = requestedScopes(params.scope, app).filter((scope) => shown?.scopes.includes(scope) ?? true);
  return {
    uid,
    prompt: prompt.name === 'login' ? 'login' : 'consent',
    app,
    redirectUri: new URL(String(params.redirect_uri)),
    scopes,
    excludedScopes: apiScopesOf(params.scope).filter((scope) => !scopes.includes(scope)),
    shown,
    accountId: session?.accountId ?? null,
    wantsPasswordSince: prompt.reasons.some((reason) => reasons.includes(reason)) ? secondAfter(iat) : null,
    restartPath: restartPath(params),
    loginHint: typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : undefined,
  };
}

function requestedScopes(scope: unknown, app: RegisteredClient): string[] {
  const allowed: readonly string[] = app.scopes;
  return [...identityScopesOf(scope), ...apiScopesOf(scope).filter((name) => allowed.includes(name))];
}

/** `iat` is in whole seconds: whoever signed in within that second may have done so before the request came. */
function secondAfter(iat: number): Date {
  return new Date((iat + 1) * 1000);
}
