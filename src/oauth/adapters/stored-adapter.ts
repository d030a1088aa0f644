import type { Adapter, AdapterPayload } from 'oidc-provider';

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

export function expiryOf({ exp }: AdapterPayload, expiresInSeconds: number): Date {
  return new Date(exp ? exp * 1000 : Date.now() + expiresInSeconds * 1000);
}

/** Returns a time in whole seconds since the epoch, rounded down, as oidc-provider stores it. */
export function toEpochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
