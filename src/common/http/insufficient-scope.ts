import { AppError } from '../errors/app-error.js';
import { bearerChallenge } from './challenge.js';
import type { Resource } from './resources.js';
import type { Scope } from './scopes.js';

/**
 * The error of a credential without a scope, with the challenge of RFC 6750 section 3.1. The challenge names `others` too:
 * scopes that a new credential should have besides.
 */
export function insufficientScope(
  scope: Scope,
  publicUrl: string,
  resource: Resource,
  others: readonly Scope[] = [],
): AppError {
  const message = `This requires the scope ${scope}, which the credential does not have.`;
  const challenge = { error: 'insufficient_scope', scope: [...others, scope].join(' ') } as const;
  const headers = bearerChallenge(publicUrl, resource, challenge);
  return new AppError('insufficient_scope', message, { errorContext: { scope }, headers });
}
