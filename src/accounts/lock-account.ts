import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';

/**
 * Makes other transactions that call it for the same account wait until this one ends, so that together they cannot
 * exceed a maximum of the account. Call it before locking any row of the account, so that two transactions cannot
 * deadlock.
 */
export async function lockAccount(manager: EntityManager, id: string): Promise<void> {
  await manager.findOne(Account, {
    select: { id: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
}
