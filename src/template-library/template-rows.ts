import { IsNull, Not, type EntityManager } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import { AccountTemplateVersion } from './account-template-version.entity.js';
import { AccountTemplate } from './account-template.entity.js';
import { DELETED_MAX, TEMPLATE_ID } from './template-limits.js';

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

/** What a caller may change beside the account's own templates. */
export interface ChangeRights {
  /** Templates that all accounts use. People who are signed in may change theirs; a key or an app may not. */
  published: boolean;
}

/** Like `findNewest`, but throws if there is none or if it must not be changed. */
export async function findChangeable(
  manager: EntityManager,
  accountId: string,
  id: string,
  rights: ChangeRights = { published: false },
): Promise<AccountTemplateVersion> {
  const newest = await findNewest(manager, accountId, id);
  if (!newest) throw notAmongOwn();
  const published = { accountId, id, publishedAt: Not(IsNull()) };
  if (!rights.published && (await manager.existsBy(AccountTemplate, published)))
    throw rejected('The template is published to all accounts. Change it in the dashboard.');
  return newest;
}

// The list of templates contains the built-in ones.
function notAmongOwn(): AppError {
  return new AppError(
    'template_not_found',
    'Template not found. GET /v1/templates lists the templates; built-in ones cannot be changed.',
  );
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

/** The error of a change that the state of the account’s templates does not allow. */
export function rejected(message: string): AppError {
  return new AppError('invalid_value', message, { details: [{ path: '', message }] });
}
