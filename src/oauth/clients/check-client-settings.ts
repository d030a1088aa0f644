import { checkAppName } from '../../common/validation/display-name.js';
import { checkAll } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';
import { isScope, type Scope } from '../../common/http/scopes.js';
import type { OAuthClient } from './oauth-client.entity.js';
import { checkPostLogoutRedirectUris, checkRedirectUris } from './redirect-uri.js';

/** Checks the settings that are present; throws a `UserError` with every problem. */
export function checkClientSettings(input: {
  name?: string;
  redirectUris?: readonly string[];
  postLogoutRedirectUris?: readonly string[];
  scopes?: readonly string[];
  isVerified?: boolean;
  requestsPerMinute?: number | null;
}) {
  const { name, redirectUris, postLogoutRedirectUris, scopes, isVerified, requestsPerMinute } = input;
  const checked = checkAll({
    ...(name !== undefined && { name: () => checkAppName(name, "an app's name") }),
    ...(redirectUris && { redirectUris: () => checkRedirectUris(redirectUris) }),
    ...(postLogoutRedirectUris && {
      postLogoutRedirectUris: () => checkPostLogoutRedirectUris(postLogoutRedirectUris),
    }),
    ...(scopes && { scopes: () => checkScopes(scopes) }),
  });
  return {
    ...checked,
    ...(isVerified !== undefined && { isVerified }),
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
  } as Pick<OAuthClient, 'name' | 'redirectUris' | 'scopes'> & Partial<OAuthClient>;
}

function checkScopes(scopes: readonly string[]): Scope[] {
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined) throw new UserError(`unknown scope ${unknown}`, 'scope');
  if (scopes.length === 0) throw new UserError('an app needs at least one scope', 'scope');
  return [...new Set(scopes as Scope[])];
}
