import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThan, Repository, type EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeyRefusal } from './issued-key.js';

const ACTIVE_KEYS_MAX = 1_000;

/** The keys of an account that work, all together: their number, its cap, and their end. */
@Injectable()
export class ActiveKeys {
  constructor(
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly clock: Clock,
  ) {}

  /** Counts the keys of an account that work. */
  count(accountId: string, manager: EntityManager = this.keys.manager): Promise<number> {
    return manager.countBy(ApiKey, this.active(accountId));
  }

  /**
   * Makes transactions that add a key to one account take turns, so that together they can't pass the cap. It comes
   * before any lock on a key.
   */
  async lockAccount(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query('SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  }

  /** Refuses another key where the account, locked before, has as many as it may. */
  async checkCount(manager: EntityManager, accountId: string, advice: string): Promise<void> {
    if ((await this.count(accountId, manager)) >= ACTIVE_KEYS_MAX)
      throw new ApiKeyRefusal(`the account has ${ACTIVE_KEYS_MAX} active keys; ${advice}`);
  }

  /**
   * Revokes all active keys of an account in the caller's transaction and returns them as they were. The caller
   * audits them and announces the change of the account.
   */
  async revokeAll(manager: EntityManager, accountId: string, reason: string): Promise<ApiKey[]> {
    const keys = await manager.find(ApiKey, {
      where: this.active(accountId),
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (keys.length > 0) {
      const ids = keys.map(({ id }) => id);
      await manager.update(ApiKey, { id: In(ids) }, revocation(reason, this.clock.now()));
    }
    return keys;
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

/** What changes in the row of a key that is revoked; its ciphertext is wiped. */
export function revocation(reason: string, now: number) {
  return { revokedAt: new Date(now), revokedReason: reason, vault: null, vaultKeyId: null };
}
