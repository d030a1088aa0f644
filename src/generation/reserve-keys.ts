import type { EntityManager } from 'typeorm';
import { keyColumns, type FingerprintedKey } from './fingerprinted-key.js';
import { RESERVE_SQL } from './idempotency-sql.js';

/**
 * Keeps keys, each of them given once, from generations for 24 hours, in the transaction of the caller. Returns those that
 * no earlier request holds.
 */
export async function reserveKeys(
  manager: EntityManager,
  keys: readonly FingerprintedKey[],
): Promise<Omit<FingerprintedKey, 'fingerprint'>[]> {
  return manager.query(RESERVE_SQL, keyColumns(keys));
}
