import { IsNull, Not, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { AccountTemplateVersion } from './account-template-version.entity.js';
import { AccountTemplate } from './account-template.entity.js';
import { DELETED_MAX, TEMPLATE_ID } from './template-limits.js';

/** Makes later transactions that change templates of the account wait until this one ends. */
export async function lockAccount(manager: EntityManager, id: string): Promise<void> {
  await manager.findOne(Account, {
    select: { id: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
}

/** Finds the newest version of an account's template; null for an id that no template can have. */
export async function findNewest(
  manager: EntityManager,
  accountId: string,
  id: string,
): Promise<AccountTemplateVersion | null> {
  if (!TEMPLATE_ID.test(id)) return null;
  const where = { accountId, templateId: id };
  return manager.findOne(AccountTemplateVersion, { where, order: { version: 'DESC' } });
}

/** Deletes the rows of the templates that were deleted first, so that an account has a bounded number of them. */
export async function forgetOldestIds(manager: EntityManager, accountId: string): Promise<void> {
  const forgotten = await manager.find(AccountTemplate, {
    where: { accountId, deletedAt: Not(IsNull()) },
    order: { deletedAt: 'DESC', id: 'ASC' },
    skip: DELETED_MAX,
  });
  if (forgotten.length > 0) await manager.remove(forgotten);
}
