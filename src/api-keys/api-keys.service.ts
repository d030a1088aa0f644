import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/time/clock.js';
import { requireReadable } from '../common/validation/display-name.js';
import { Changes } from '../database/changes.js';
import { keyEvent } from './key-audit-event.js';
import { ActiveKeys } from './active-keys.js';
import { ApiKey, stateOf } from './api-key.entity.js';
import { findKey, lockKey, lockKeys } from './find-key.js';
import { ApiKeyError, settingsOf, type IssuedKey, type NewApiKey } from './issued-key.js';
import { KeyMaker } from './key-maker.js';
import { lockAccount } from '../accounts/lock-account.js';
import { requireOpenSession } from '../accounts/require-open-session.js';

/** Begins the message about a name with invisible characters. */
const NAME = 'the name of a key';

/** Key management by the owner. A change is in effect in this process when the method resolves. */
@Injectable()
export class ApiKeysService {
  constructor(
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly changes: Changes,
    private readonly maker: KeyMaker,
    private readonly activeKeys: ActiveKeys,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Creates a key for an account, which can have at most 1,000 active keys. Throws a `UserError` for a name with invisible
   * characters, and `invalid_credential` if its session has ended.
   */
  issue(accountId: string, input: NewApiKey, manager?: EntityManager): Promise<IssuedKey> {
    if (manager) return this.make(accountId, input, manager);
    return this.keys.manager.transaction((own) => this.make(accountId, input, own));
  }

  private async make(accountId: string, input: NewApiKey, manager: EntityManager): Promise<IssuedKey> {
    requireReadable(input.name, NAME);
    await lockAccount(manager, accountId);
    if (input.sessionId) await requireOpenSession(manager, input.sessionId);
    await this.activeKeys.checkCount(manager, accountId, 'revoke one first');
    const issued = await this.maker.make(
      manager,
      { accountId, ...settingsOf(input), rotatedFrom: null, budgetId: null },
      input.id,
    );
    await this.audit.append(manager, keyEvent('key.created', issued.apiKey));
    return issued;
  }

  list(accountId?: string): Promise<ApiKey[]> {
    return this.keys.find({ where: accountId ? { accountId } : {}, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  find(id: string): Promise<ApiKey | null> {
    return this.keys.findOneBy({ id });
  }

  /** Finds a key of an account; null for a missing one and for someone else's alike. */
  findOwned(accountId: string, id: string): Promise<ApiKey | null> {
    return this.keys.findOneBy({ id, accountId });
  }

  /** Finds the key that replaces a rotated one; null if it has not been rotated. */
  findSuccessor(id: string): Promise<ApiKey | null> {
    return this.keys.findOneBy({ rotatedFrom: id });
  }

  async rename(id: string, name: string): Promise<ApiKey> {
    requireReadable(name, NAME);
    return this.changes.commit('apiKey', id, async (manager) => {
      const before = await lockKey(manager, id);
      await manager.update(ApiKey, id, { name });
      const apiKey = await manager.findOneByOrFail(ApiKey, { id });
      const event = keyEvent('key.renamed', apiKey);
      await this.audit.append(manager, { ...event, before: { name: before.name }, after: { name } });
      return apiKey;
    });
  }

  /** Revokes a key permanently and deletes its ciphertext. Revoking it again changes nothing. */
  revoke(id: string, reason: string): Promise<ApiKey> {
    return this.changes.commit('apiKey', id, async (manager) => {
      const apiKey = await lockKey(manager, id);
      if (!apiKey.revokedAt) {
        await this.activeKeys.revoke(manager, apiKey, reason);
        await this.audit.append(manager, revokedEvent(apiKey, reason));
      }
      return manager.findOneByOrFail(ApiKey, { id });
    });
  }

  /**
   * Creates a successor with the same settings and lifetime. Both use the same monthly limits. The old key stays valid
   * for `overlapMs`, but not beyond its own expiry; during the overlap both count as active. A predecessor that is still
   * in its overlap ends immediately. A key has at most one successor.
   */
  async rotate(id: string, overlapMs: number): Promise<IssuedKey> {
    const { accountId, rotatedFrom } = await findKey(this.keys.manager, id);
    const ids = rotatedFrom ? [id, rotatedFrom] : [id];
    return this.changes.commit('apiKey', ids, async (manager) => {
      await lockAccount(manager, accountId);
      const [old, predecessor] = await lockKeys(manager, ids);
      const state = stateOf(old, this.clock.now());
      if (state !== 'active') throw new ApiKeyError(`the key is ${state}`);
      if (await manager.existsBy(ApiKey, { rotatedFrom: id }))
        throw new ApiKeyError('the key has already been rotated');
      const isEnding = predecessor?.revokedAt === null;
      if (isEnding) await this.activeKeys.revoke(manager, predecessor, 'rotated');
      if (overlapMs === 0) await this.activeKeys.revoke(manager, old, 'rotated');
      else await manager.update(ApiKey, id, this.ending(old, overlapMs));
      await this.activeKeys.checkCount(manager, accountId, 'revoke one first, or rotate without an overlap');
      const successor = await this.maker.make(manager, {
        ...old,
        expiresAt: this.renewed(old),
        rotatedFrom: id,
        budgetId: old.budgetId ?? id,
      });
      if (isEnding) await this.audit.append(manager, revokedEvent(predecessor, 'rotated'));
      const after = { successor: successor.apiKey.id, overlapMs };
      await this.audit.append(manager, { ...keyEvent('key.rotated', old), after });
      return successor;
    });
  }

  // A successor lives as long as its predecessor was meant to, from now on.
  private renewed({ expiresAt, createdAt }: ApiKey): Date | null {
    return expiresAt && new Date(this.clock.now() + expiresAt.getTime() - createdAt.getTime());
  }

  private ending(old: ApiKey, overlapMs: number) {
    const end = this.clock.now() + overlapMs;
    const expiresAt = new Date(Math.min(end, old.expiresAt?.getTime() ?? end));
    return { expiresAt, vault: null, vaultKeyId: null };
  }
}

const revokedEvent = (apiKey: ApiKey, reason: string) => ({
  ...keyEvent('key.revoked', apiKey),
  after: { reason },
});
