import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { ConsentsService } from './consents.service.js';
import { apiScopesOf, identityScopesOf } from './provider-options.js';

/**
 * The grant that an authorization request begins with. After somebody has answered, it is the one made for the
 * answer. Before, a confidential app gets what the account granted it earlier, so it is asked for what is new
 * alone; where nothing is new the grant is saved and nobody is asked. Public apps begin with nothing.
 */
export async function loadExistingGrant(
  ctx: KoaContextWithOIDC,
  consents: ConsentsService,
  audience: string,
): Promise<Grant | undefined> {
  const { client, account, params, result, provider } = ctx.oidc;
  const answered = result?.consent?.grantId;
  if (answered) return provider.Grant.find(answered);
  if (!client || !account || client.tokenEndpointAuthMethod === 'none') return undefined;
  const granted = new Set(await consents.scopesOf(account.accountId, client.clientId));
  const isGranted = (scope: string) => granted.has(scope);
  const api = apiScopesOf(params?.scope);
  const identity = identityScopesOf(params?.scope);
  const known = [...api, ...identity].filter(isGranted);
  if (known.length === 0) return undefined;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  addScopes(grant, known, audience);
  const isComplete = known.length === api.length + identity.length && !ctx.oidc.prompts.has('consent');
  if (isComplete) await grant.save();
  return grant;
}

/** Puts scopes into a grant, each where it belongs. */
export function addScopes(grant: Grant, scopes: readonly string[], audience: string) {
  const all = scopes.join(' ');
  const [api, identity] = [apiScopesOf(all), identityScopesOf(all)];
  if (api.length > 0) grant.addResourceScope(audience, api.join(' '));
  if (identity.length > 0) grant.addOIDCScope(identity.join(' '));
}
