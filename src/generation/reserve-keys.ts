import type { EntityManager } from 'typeorm';
import { RESERVE_SQL } from './idempotency-sql.js';

/** An `Idempotency-Key` of a request that is no generation. */
export interface ReservedKey {
  accountId: string;
  /** The app; empty for API keys. */
  clientId: string;
  key: string;
  fingerprint: Buffer;
}

/**
 * Keeps keys, each of them given once, from generations for 24 hours, in the transaction of the caller. Returns those that
 * no earlier request holds.
 */
export async function reserveKeys(
  manager: EntityManager,
  keys: readonly ReservedKey[],
): Promise<Omit<ReservedKey, 'fingerprint'>[]> {
  return manager.query(RESERVE_SQL, keyColumns(keys));
}

/** The columns of keys, as parameters for `unnest`. */
export function keyColumns(keys: readonly ReservedKey[]): unknown[][] {
  return [
    keys.map(({ accountId }) => accountId),
    keys.map(({ clientId }) => clientId),
    keys.map(({ key }) => key),
    keys.map(({ fingerprint }) => fingerprint),
  ];
}
