import type { Provider } from 'oidc-provider';
import type { RegisteredClient } from '../clients/registered-client.js';
import { apiScopesOf, grantableScopes } from '../consents/requested-scopes.js';
import { restartPath } from '../provider/restart-path.js';
import type { ConsentSnapshot } from '../consents/consent-snapshot.js';
import { requestedLimit } from '../consents/spending-details.js';
import { canSpend } from '../consents/spending-limit.js';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** A pending step of an authorization request: signing in or consent. */
export interface PendingInteraction {
  uid: string;
  prompt: 'login' | 'consent';
  app: RegisteredClient;
  /** The app's registered redirect URI. */
  redirectUri: URL;
  /** The URL of the resource that the access token is for. */
  resource: string;
  /** The requested scopes that the app has and, once the consent page was rendered, that it showed. */
  scopes: string[];
  /** API scopes of the request that are not among `scopes`. */
  excludedScopes: string[];
  /** The spending limit that the app asks for, in nano-units; null if it asks for none, or cannot spend. */
  requestedLimit: number | null;
  /** What the consent page stated; null before it is rendered. */
  shown: ConsentSnapshot | null;
  /** The account of oidc-provider's session; null before signing in. */
  accountId: string | null;
  /** The earliest sign-in that the request accepts (`prompt=login`, `max_age`); null if it accepts any. */
  wantsPasswordSince: Date | null;
  loginHint: string | undefined;
  /** The path that starts the same request again, for the account that is signed in then. */
  restartPath: string;
  /** The same, for an account whose password was just entered. */
  restartPathAfterSignIn: string;
}

/** Describes an interaction of oidc-provider. */
export function toPending(
  { uid, params, prompt, session, iat }: Interaction,
  app: RegisteredClient,
  resource: string,
): PendingInteraction {
  const reasons = ['login_prompt', 'max_age', 'max_age_unknown', 'id_token_hint'];
  const shown = (prompt.details.shown as ConsentSnapshot | undefined) ?? null;
  const scopes = grantableScopes(params.scope, app.scopes).filter(
    (scope) => shown?.scopes.includes(scope) ?? true,
  );
  return {
    uid,
    prompt: prompt.name === 'login' ? 'login' : 'consent',
    app,
    redirectUri: new URL(String(params.redirect_uri)),
    resource,
    scopes,
    excludedScopes: apiScopesOf(params.scope).filter((scope) => !scopes.includes(scope)),
    requestedLimit: canSpend(scopes) ? requestedLimit(params.authorization_details) : null,
    shown,
    accountId: session?.accountId ?? null,
    wantsPasswordSince: prompt.reasons.some((reason) => reasons.includes(reason)) ? secondAfter(iat) : null,
    restartPath: restartPath(params),
    restartPathAfterSignIn: restartPath(params, { isPasswordGiven: true }),
    loginHint: typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : undefined,
  };
}

/** `iat` is in whole seconds: a sign-in within that second may have preceded the request. */
function secondAfter(iat: number): Date {
  return new Date((iat + 1) * 1000);
}
