import { IsNull, type EntityManager, type FindManyOptions } from 'typeorm';
import { Account } from './account.entity.js';
import { AccountError } from './account-error.js';

/** Whether an account is the last administrator who can sign in. */
export async function isLastAdministrator(manager: EntityManager, id: string): Promise<boolean> {
  return isOnly(await manager.find(Account, ADMINISTRATORS), id);
}

/**
 * Throws an `AccountError` for the last administrator who can sign in. Locks the administrators until the transaction ends,
 * in a fixed order: of two who delete or suspend each other, the second waits here and is the last one.
 */
export async function requireAnotherAdministrator(
  manager: EntityManager,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const locked = await manager.find(Account, { ...ADMINISTRATORS, lock: { mode: 'for_no_key_update' } });
  if (isOnly(locked, id))
    throw new AccountError(`${email} is the last administrator; the service requires one`);
}

const ADMINISTRATORS = {
  select: { id: true },
  where: { isAdmin: true, suspendedAt: IsNull() },
  order: { id: 'ASC' },
} satisfies FindManyOptions<Account>;

function isOnly(administrators: Pick<Account, 'id'>[], id: string): boolean {
  return administrators.length === 1 && administrators[0]!.id === id;
}
