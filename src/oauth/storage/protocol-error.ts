import { errors } from 'oidc-provider';
import { isForeignKeyViolation } from '../../common/errors/database-failure.js';

/**
 * Converts an error of PostgreSQL to an error of the protocol: the grant has ended in the meantime (foreign key), or
 * a parameter contains characters that cannot be stored (NUL, lone surrogates). Returns any other error unchanged.
 */
export function toProtocolError(thrown: unknown): unknown {
  if (isForeignKeyViolation(thrown)) return new errors.InvalidGrant('grant has ended');
  const { code } = thrown as { code?: unknown };
  if (code === '22P05' || code === '22P02' || code === '22021')
    return new errors.InvalidRequest('a parameter has characters that are not allowed');
  return thrown;
}
