import { AppError } from '../errors/app-error.js';
import type { Scope } from './scopes.js';
import { bearerChallenge } from './challenge.js';

/** The error of a credential without a scope, with the challenge of RFC 6750 section 3.1. */
export function insufficientScope(scope: Scope, publicUrl: string): AppError {
  const message = `This requires the scope ${scope}, which the credential does not have.`;
  const headers = bearerChallenge(publicUrl, { error: 'insufficient_scope', scope });
  return new AppError('insufficient_scope', message, { errorContext: { scope }, headers });
}
