import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';

/** What the library asks of a store; each of ours answers what its kind is asked, the rest is a mistake. */
export abstract class StoredAdapter implements Adapter {
  abstract find(id: string): Promise<AdapterPayload | undefined>;

  upsert(_id: string, _payload: AdapterPayload, _expiresIn: number): Promise<void> {
    return notStored(this);
  }

  destroy(_id: string): Promise<void> {
    return notStored(this);
  }

  consume(_id: string): Promise<void> {
    return notStored(this);
  }

  revokeByGrantId(_grantId: string): Promise<void> {
    return notStored(this);
  }

  findByUid(_uid: string): Promise<AdapterPayload | undefined> {
    return notStored(this);
  }

  findByUserCode(_userCode: string): Promise<AdapterPayload | undefined> {
    return notStored(this);
  }
}

function notStored(adapter: object): never {
  throw new Error(`${adapter.constructor.name} does not do this`);
}

/** What stands for an id in the database: ids of tokens, codes and sessions are secrets. */
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
 * Gives what the database refused its meaning: a grant that has ended meanwhile (foreign key), or a parameter with
 * characters that can't be stored (NUL, lone surrogates).
 */
export function explainRefusal(thrown: unknown): unknown {
  const { code } = thrown as { code?: unknown };
  if (code === '23503') return new errors.InvalidGrant('grant has ended');
  if (code === '22P05' || code === '22P02' || code === '22021')
    return new errors.InvalidRequest('a parameter has characters that are not allowed');
  return thrown;
}
