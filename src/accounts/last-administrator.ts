import { IsNull, type EntityManager } from 'typeorm';
import { Account } from './account.entity.js';
import { AccountError } from './account-error.js';

/** Whether an account is the last administrator who can sign in. */
export async function isLastAdministrator(
  manager: EntityManager,
  id: string,
  lock?: { mode: 'for_no_key_update' },
): Promise<boolean> {
  const administrators = await manager.find(Account, {
    select: { id: true },
    where: { isAdmin: true, suspendedAt: IsNull() },
    order: { id: 'ASC' },
    ...(lock && { lock }),
  });
  return administrators.length === 1 && administrators[0]!.id === id;
}

/**
 * Throws an `AccountError` for the last administrator who can sign in. Locks the administrators until the transaction ends,
 * in a fixed order: of two who delete or suspend each other, the second waits here and is the last one.
 */
export async function requireAnotherAdministrator(
  manager: EntityManager,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  if (await isLastAdministrator(manager, id, { mode: 'for_no_key_update' }))
    throw new AccountError(`${email} is the last administrator; the service requires one`);
}
