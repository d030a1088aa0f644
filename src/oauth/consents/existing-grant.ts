import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { ConsentsService } from './consents.service.js';
import { apiScopesOf, identityScopesOf } from './requested-scopes.js';

/**
 * Returns the grant that an authorization request starts with. After the consent page, it is the grant made there.
 * Before, a confidential app gets the scopes that the account granted earlier, so that the page only asks for new ones.
 * Without new ones, the grant is saved and no page is shown. A public app starts without a grant.
 */
export async function loadExistingGrant(
  ctx: KoaContextWithOIDC,
  consents: ConsentsService,
  allowedScopes: (clientId: string) => Promise<readonly string[]>,
  resource: string,
): Promise<Grant | undefined> {
  const { client, account, params, result, provider } = ctx.oidc;
  const answered = result?.consent?.grantId;
  if (answered) return provider.Grant.find(answered);
  if (!client || !account || client.tokenEndpointAuthMethod === 'none') return undefined;
  // A scope that the app does not have is ignored: no page could grant it.
  const allowed = await allowedScopes(client.clientId);
  const api = apiScopesOf(params?.scope).filter((scope) => allowed.includes(scope));
  const identity = identityScopesOf(params?.scope);
  const granted = new Set(await consents.scopesOf(account.accountId, client.clientId));
  const isGranted = (scope: string) => granted.has(scope);
  const known = [...api, ...identity].filter(isGranted);
  if (known.length === 0) return undefined;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  addScopes(grant, known, resource);
  const isComplete = known.length === api.length + identity.length && !ctx.oidc.prompts.has('consent');
  if (!isComplete) return grant;
  // Not stored, and therefore not found, if the consent was withdrawn in the meantime.
  return provider.Grant.find(await grant.save());
}

/** Adds scopes to a grant: API scopes to the resource, identity scopes to OpenID Connect. */
export function addScopes(grant: Grant, scopes: readonly string[], resource: string) {
  const all = scopes.join(' ');
  const [api, identity] = [apiScopesOf(all), identityScopesOf(all)];
  if (api.length > 0) grant.addResourceScope(resource, api.join(' '));
  if (identity.length > 0) grant.addOIDCScope(identity.join(' '));
}
