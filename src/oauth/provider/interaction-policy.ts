import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { CLOCK_SKEW_MAX_MS } from '../../common/time/clock-skew.js';
import { oidcRequestOf } from '../adapters/oidc-request.js';
import { grantableScopes } from '../consents/requested-scopes.js';
import { requestedLimit, type SpendingSettings } from '../consents/spending-details.js';
import { canSpend } from '../consents/spending-limit.js';

const { Check, base } = interactionPolicy;

/** What the decision depends on. */
export interface ConsentRules extends Pick<SpendingSettings, 'spendingLimitOf'> {
  /** Returns the current time in milliseconds. */
  now(): number;
  /** Returns the scopes that an app may request. */
  allowedScopes(clientId: string): Promise<readonly string[]>;
}

/**
 * Decides when oidc-provider asks for a sign-in or consent. Public apps need consent at every authorization, because
 * anyone can start one in their name (RFC 8252 section 8.6). An app that asks for a spending limit needs consent unless a
 * limit that is as low is in effect. A request without a scope that the app has is denied: the page would have nothing to
 * show. A sign-in dated in the future was made while a clock was wrong, and meets no `max_age`.
 */
export function policy({ now, allowedScopes, spendingLimitOf }: ConsentRules) {
  const prompts = base();
  const futureSignIn = new Check(
    'max_age_unknown',
    'the time of the sign-in is not known',
    'login_required',
    (ctx) => {
      const { params, result, session } = ctx.oidc;
      const signedInAt = session?.authTime() ?? 0;
      return params?.max_age !== undefined && !result?.login && signedInAt * 1000 > now() + CLOCK_SKEW_MAX_MS;
    },
  );
  // oidc-provider learns of a sign-in to the dashboard from an interaction, which `prompt=none` forbids. The first check
  // that fails decides the error; `login_required` would be wrong.
  const dashboardSignIn = new Check(
    'dashboard_sign_in',
    'the signed-in user has not used the app in this browser',
    'interaction_required',
    (ctx) => {
      const { params, session } = ctx.oidc;
      const isAnySignInEnough = params?.max_age === undefined && params?.id_token_hint === undefined;
      return isAnySignInEnough && !session?.accountId && oidcRequestOf(ctx).signedIn !== null;
    },
  );
  // oidc-provider compares the subject of `id_token_hint` before the sign-in only (OpenID Connect Core 1.0 section 3.1.2.1).
  const otherSubject = new Check('other_subject', 'another user has signed in', 'login_required', (ctx) => {
    const { params, result, session } = ctx.oidc;
    if (result?.login && isForOther(params?.id_token_hint, session?.accountId))
      throw new errors.LoginRequired('the user of the id_token_hint has not signed in');
    return false;
  });
  const { checks: loginChecks } = prompts.get('login')!;
  loginChecks.add(futureSignIn);
  loginChecks.add(otherSubject);
  loginChecks.add(dashboardSignIn, 0);
  const publicClientPrompt = new Check(
    'public_client_prompt',
    'public clients require consent',
    'consent_required',
    (ctx) => {
      const { client, result } = ctx.oidc;
      return client?.tokenEndpointAuthMethod === 'none' && !result?.consent;
    },
  );
  const grantable = async ({ oidc: { client, params } }: KoaContextWithOIDC) =>
    grantableScopes(params?.scope, await allowedScopes(client!.clientId));
  const nothingToGrant = new Check(
    'nothing_to_grant',
    'no requested scope can be granted',
    'access_denied',
    async (ctx) => {
      if (!ctx.oidc.result?.consent && (await grantable(ctx)).length === 0)
        throw new errors.AccessDenied('the app may not request any of these scopes');
      return false;
    },
  );
  const isLimitRequested = new Check(
    'rar_prompt',
    'a spending limit is requested',
    'consent_required',
    async (ctx) => {
      const { account, client, params, result } = ctx.oidc;
      const requested = requestedLimit(params?.authorization_details);
      if (requested === null || result?.consent || !canSpend(await grantable(ctx))) return false;
      const limit = await spendingLimitOf(account!.accountId, client!.clientId);
      return limit === null || limit > requested;
    },
  );
  const { checks } = prompts.get('consent')!;
  checks.remove('rar_prompt');
  checks.add(isLimitRequested);
  checks.remove('native_client_prompt');
  checks.add(publicClientPrompt, 0);
  checks.add(nothingToGrant, 0);
  return prompts;
}

/** Reports whether an ID token, which oidc-provider has verified, is for another account. */
function isForOther(idToken: unknown, accountId: string | undefined): boolean {
  if (typeof idToken !== 'string') return false;
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub?: string }).sub !== accountId;
}
