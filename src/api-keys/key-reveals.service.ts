import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StoredAuditEvent } from '../audit/audit-event.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/time/clock.js';
import { CLOCK_SKEW_MAX_MS } from '../common/time/clock-skew.js';
import { UserError } from '../common/errors/user-error.js';
import { Config } from '../config/config.js';
import { keyEvent } from './key-audit-event.js';
import { ApiKey, stateOf } from './api-key.entity.js';
import { KeyVault } from './key-vault.js';

/** Why a key is not shown again. */
export type KeyRevealErrorReason = 'not_found' | 'unconfirmed' | 'gone' | 'too_often';

/** A rejected request to copy a key, with a message for its owner. */
export class KeyRevealError extends UserError {
  constructor(
    readonly reason: KeyRevealErrorReason,
    readonly retryAfterSeconds?: number,
  ) {
    super(TEXTS[reason] + (retryAfterSeconds ? ` Try again in ${inMinutes(retryAfterSeconds)}.` : ''));
  }
}

const TEXTS: Record<KeyRevealErrorReason, string> = {
  not_found: 'Key not found.',
  unconfirmed: 'Enter your password again to see the key.',
  gone: 'This key can no longer be shown.',
  too_often: 'You can copy five keys per hour.',
};
const REVEALS_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Shows keys to their owner once more. Every try is audited, whether it works or not. */
@Injectable()
export class KeyRevealsService {
  constructor(
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly vault: KeyVault,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Reports whether a key of the account can be shown again: it is accepted, and a ciphertext of it is stored. */
  async canReveal(accountId: string, keyId: string): Promise<boolean> {
    const apiKey = await this.find(accountId, keyId);
    return apiKey !== null && this.ciphertextOf(apiKey) !== null;
  }

  /**
   * Decrypts a key of the account; `isConfirmed` means that the password was just entered. Throws a `KeyRevealError`.
   */
  async reveal(accountId: string, keyId: string, isConfirmed: boolean): Promise<string> {
    const apiKey = await this.find(accountId, keyId);
    if (!apiKey) return this.reject('not_found', accountId, keyId);
    if (!isConfirmed) return this.reject('unconfirmed', accountId, keyId, apiKey);
    const ciphertext = this.ciphertextOf(apiKey);
    if (!ciphertext) return this.reject('gone', accountId, keyId, apiKey);
    const secret = this.vault.open(ciphertext, keyId, accountId);
    const waitSeconds = await this.admit(apiKey);
    if (waitSeconds === null) return secret;
    return this.reject('too_often', accountId, keyId, apiKey, waitSeconds);
  }

  private find(accountId: string, keyId: string): Promise<ApiKey | null> {
    return this.keys
      .createQueryBuilder('key')
      .addSelect(['key.vault', 'key.vaultKeyId'])
      .where({ id: keyId, accountId })
      .getOne();
  }

  private ciphertextOf(apiKey: ApiKey) {
    if (this.config.apiKeyReveal === 'once' || stateOf(apiKey, this.clock.now()) !== 'active') return null;
    const { vault, vaultKeyId } = apiKey;
    return vault && vaultKeyId ? { vault, vaultKeyId } : null;
  }

  /**
   * Records a reveal; if there were too many, returns the seconds until the next one is possible instead. Serialized per
   * account, so that concurrent reveals cannot exceed the limit. A reveal recorded by a clock that was far ahead does not
   * count.
   */
  private admit(apiKey: ApiKey): Promise<number | null> {
    const now = this.clock.now();
    return this.keys.manager.transaction(async (manager) => {
      await manager.query(LOCK_SQL, [apiKey.accountId]);
      const latest = await manager.find(StoredAuditEvent, {
        where: { accountId: apiKey.accountId, action: 'key.revealed' },
        order: { seq: 'DESC' },
        take: REVEALS_PER_HOUR,
      });
      const recent = latest.filter(({ at }) => +at > now - HOUR_MS && +at <= now + CLOCK_SKEW_MAX_MS);
      if (recent.length >= REVEALS_PER_HOUR)
        return Math.ceil((Math.min(...recent.map(({ at }) => +at)) + HOUR_MS - now) / 1000);
      await this.audit.append(manager, keyEvent('key.revealed', apiKey));
      return null;
    });
  }

  private async reject(
    reason: KeyRevealErrorReason,
    accountId: string,
    keyId: string,
    apiKey?: ApiKey,
    retryAfterSeconds?: number,
  ): Promise<never> {
    const target = apiKey
      ? keyEvent('key.reveal_refused', apiKey).target
      : { type: 'key', id: keyId, name: null };
    await this.audit.note({
      action: 'key.reveal_refused',
      accountId,
      target,
      after: { because: reason },
    });
    throw new KeyRevealError(reason, retryAfterSeconds);
  }
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

// Serializes the copies of an account, so that parallel requests cannot exceed the limit. TypeORM has no advisory
// locks.
const LOCK_SQL = `SELECT pg_advisory_xact_lock(hashtextextended('copydesk reveal ' || $1, 0))`;
