import type { EntityManager } from 'typeorm';
import { StoredAuditEvent } from '../../audit/audit-event.entity.js';
import { UserError } from '../../common/errors/user-error.js';

/**
 * Throws a `UserError` for the id of a deleted app, which the audit log still has. Texts, jobs and usage of accounts keep
 * the id of the app that made them, so an app that got the id again could read them.
 */
export async function rejectFormerId(manager: EntityManager, id: string): Promise<void> {
  if (await manager.existsBy(StoredAuditEvent, { targetId: id }))
    throw new UserError('an app that was deleted had this id. Reload the form to get another one');
}
