import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';

/** The base of our adapters. Each implements the methods that oidc-provider calls for its model; the rest throw. */
export abstract class StoredAdapter implements Adapter {
  abstract find(id: string): Promise<AdapterPayload | undefined>;

  upsert(_id: string, _payload: AdapterPayload, _expiresIn: number): Promise<void> {
    return unsupported(this);
  }

  destroy(_id: string): Promise<void> {
    return unsupported(this);
  }

  consume(_id: string): Promise<void> {
    return unsupported(this);
  }

  revokeByGrantId(_grantId: string): Promise<void> {
    return unsupported(this);
  }

  findByUid(_uid: string): Promise<AdapterPayload | undefined> {
    return unsupported(this);
  }

  findByUserCode(_userCode: string): Promise<AdapterPayload | undefined> {
    return unsupported(this);
  }
}

function unsupported(adapter: object): never {
  throw new Error(`${adapter.constructor.name} does not support this operation`);
}

/** Returns the SHA-256 by which an id is stored: the ids of tokens, codes and sessions are secrets. */
export function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

export function expiryOf({ exp }: AdapterPayload, expiresInSeconds: number): Date {
  return new Date(exp ? exp * 1000 : Date.now() + expiresInSeconds * 1000);
}

export function toEpochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/**
 * Converts an error of PostgreSQL to an error of the protocol: the grant has ended in the meantime (foreign key), or
 * a parameter contains characters that cannot be stored (NUL, lone surrogates). Returns any other error unchanged.
 */
export function toProtocolError(thrown: unknown): unknown {
  const { code } = thrown as { code?: unknown };
  if (code === '23503') return new errors.InvalidGrant('grant has ended');
  if (code === '22P05' || code === '22P02' || code === '22021')
    return new errors.InvalidRequest('a parameter has characters that are not allowed');
  return thrown;
}
