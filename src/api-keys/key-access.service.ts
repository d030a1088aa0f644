import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/time/clock.js';
import { Changes } from '../database/changes.js';
import { ApiKey, stateOf } from './api-key.entity.js';
import { lockKey } from './find-key.js';
import { ApiKeyError } from './issued-key.js';
import { keyEvent } from './key-audit-event.js';

/** What a key can be used for, from where and until when. */
export type KeyAccess = Pick<ApiKey, 'scopes' | 'allowedCidrs' | 'expiresAt'>;

/** Changes the access of keys, in all processes within 100 ms. */
@Injectable()
export class KeyAccessService {
  constructor(
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Changes an active key. It never gets further scopes, and one that has been replaced does not live longer. Throws an
   * `ApiKeyError` otherwise.
   */
  change(id: string, access: KeyAccess): Promise<ApiKey> {
    return this.changes.commit('apiKey', id, async (manager) => {
      const before = await lockKey(manager, id);
      await this.check(manager, before, access);
      await manager.update(ApiKey, id, access);
      const after = await manager.findOneByOrFail(ApiKey, { id });
      await this.audit.append(manager, {
        ...keyEvent('key.access_changed', after),
        before: accessOf(before),
        after: accessOf(after),
      });
      return after;
    });
  }

  private async check(manager: EntityManager, before: ApiKey, access: KeyAccess): Promise<void> {
    const now = this.clock.now();
    const state = stateOf(before, now);
    if (state !== 'active') throw new ApiKeyError(`the key is ${state}`);
    const added = access.scopes.find((scope) => !before.scopes.includes(scope));
    if (added)
      throw new ApiKeyError(`the key does not have the scope ${added}; create a new key for it`, 'scope');
    if (access.expiresAt && access.expiresAt.getTime() <= now)
      throw new ApiKeyError('the expiry is in the past; revoke the key to end it now', 'expires');
    const isLonger = (access.expiresAt?.getTime() ?? Infinity) > (before.expiresAt?.getTime() ?? Infinity);
    if (isLonger && (await manager.existsBy(ApiKey, { rotatedFrom: before.id })))
      throw new ApiKeyError('the key has been replaced and cannot expire later', 'expires');
  }
}

function accessOf({ scopes, allowedCidrs, expiresAt }: ApiKey) {
  return { scopes, allowedCidrs, expiresAt };
}
