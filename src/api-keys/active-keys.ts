import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThan, Repository, type EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { EventLog } from '../events/event-log.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeyError } from './issued-key.js';
import { keyRevoked } from './key-events.js';

const ACTIVE_KEYS_MAX = 1_000;

/** Counts, limits and revokes the active keys of an account. */
@Injectable()
export class ActiveKeys {
  constructor(
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly clock: Clock,
    private readonly events: EventLog,
  ) {}

  /** Counts the active keys of an account. */
  count(accountId: string, manager: EntityManager = this.keys.manager): Promise<number> {
    return manager.countBy(ApiKey, this.active(accountId));
  }

  /** Throws an `ApiKeyError` if the account, locked before, has the maximum of active keys. */
  async checkCount(manager: EntityManager, accountId: string, advice: string): Promise<void> {
    if ((await this.count(accountId, manager)) >= ACTIVE_KEYS_MAX)
      throw new ApiKeyError(`the account has ${ACTIVE_KEYS_MAX} active keys; ${advice}`);
  }

  /**
   * Revokes all active keys of an account in the caller's transaction and returns their previous state. The caller
   * audits them and notifies the other processes.
   */
  async revokeAll(manager: EntityManager, accountId: string, reason: string): Promise<ApiKey[]> {
    const keys = await manager.find(ApiKey, {
      where: this.active(accountId),
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (keys.length > 0) {
      const ids = keys.map(({ id }) => id);
      await manager.update(ApiKey, { id: In(ids) }, this.revocation(reason));
      for (const key of keys) await this.events.append(manager, keyRevoked(key, reason));
    }
    return keys;
  }

  /** Revokes a key, locked before, with its event. */
  async revoke(manager: EntityManager, key: ApiKey, reason: string): Promise<void> {
    await manager.update(ApiKey, key.id, this.revocation(reason));
    await this.events.append(manager, keyRevoked(key, reason));
  }

  /** Returns the changes to a revoked key's row. Its ciphertext is deleted. */
  private revocation(reason: string) {
    return { revokedAt: new Date(this.clock.now()), revokedReason: reason, vault: null, vaultKeyId: null };
  }

  private active(accountId: string) {
    const unrevoked = { accountId, revokedAt: IsNull() };
    const now = new Date(this.clock.now());
    return [
      { ...unrevoked, expiresAt: IsNull() },
      { ...unrevoked, expiresAt: MoreThan(now) },
    ];
  }
}
