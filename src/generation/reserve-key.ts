import type { EntityManager } from 'typeorm';
import type { KeyOwner } from './idempotency-claim.js';
import { keyReused } from './idempotency-errors.js';
import { RESERVE_SQL } from './idempotency-sql.js';

/**
 * Keeps an `Idempotency-Key` from generations for 24 hours, in the transaction of the caller, whose request is none.
 * Throws `idempotency_key_reused` if a generation holds the key.
 */
export async function reserveKey(
  manager: EntityManager,
  owner: KeyOwner,
  fingerprint: Buffer,
): Promise<void> {
  const reserved = await manager.query<unknown[]>(RESERVE_SQL, [...owner, fingerprint]);
  if (reserved.length === 0) throw keyReused();
}
