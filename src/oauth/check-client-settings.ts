import { Refusal } from '../common/refusal.js';
import { isScope, type Scope } from '../common/scopes.js';
import type { OAuthClient } from './oauth-client.entity.js';
import { checkRedirectUris } from './redirect-uri.js';

const NAME_LENGTH_MAX = 100;

/** Takes the settings that are given; throws a `Refusal` for the first that is not right. */
export function checkClientSettings(input: {
  name?: string;
  redirectUris?: readonly string[];
  scopes?: readonly string[];
  isVerified?: boolean;
  requestsPerMinute?: number | null;
}) {
  const { name, redirectUris, scopes, isVerified, requestsPerMinute } = input;
  return {
    ...(name !== undefined && { name: checkName(name) }),
    ...(redirectUris && { redirectUris: checkRedirectUris(redirectUris) }),
    ...(scopes && { scopes: checkScopes(scopes) }),
    ...(isVerified !== undefined && { isVerified }),
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
  } as Pick<OAuthClient, 'name' | 'redirectUris' | 'scopes'>;
}

function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > NAME_LENGTH_MAX)
    throw new Refusal(`an app's name has 1 to ${NAME_LENGTH_MAX} characters`);
  // Control characters, and those that turn the direction of text: they could make a name read as another one.
  if (/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(trimmed))
    throw new Refusal("an app's name must not have control characters");
  return trimmed;
}

function checkScopes(scopes: readonly string[]): Scope[] {
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined) throw new Refusal(`there is no scope ${unknown}`);
  if (scopes.length === 0) throw new Refusal('an app needs at least one scope');
  return [...new Set(scopes as Scope[])];
}
