import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VaultReencryption } from '../api-keys/vault-reencryption.js';
import { AuditLog } from '../audit/audit-log.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import { Log } from '../common/logging/log.js';
import { SigningKeys } from '../oauth/signing-keys.js';

const RETRY_MS = 60_000;

/**
 * Once the service has started, seals with the first key of `SECRET_KEY` whatever the others have sealed, so that
 * they can leave the list. What a stop or a failure leaves undone is done later, or at the next start.
 */
@Injectable()
export class Reencryption implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly keyRing: KeyRing,
    private readonly vaults: VaultReencryption,
    private readonly signingKeys: SigningKeys,
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap() {
    this.running = this.resealAll().catch((error: unknown) => {
      this.log.warn({ err: error }, 'sealing with the new key was broken off; it goes on in a minute');
      this.timer = setTimeout(() => this.onApplicationBootstrap(), RETRY_MS).unref();
    });
  }

  async beforeApplicationShutdown() {
    this.stop.abort();
    await this.running;
    clearTimeout(this.timer);
  }

  private async resealAll() {
    const [current, ...others] = this.keyRing.ids as [string, ...string[]];
    for (const id of others) {
      const signingKeys = await this.signingKeys.resealFrom(id);
      const { resealed, failed } = await this.vaults.resealFrom(id, this.stop.signal);
      if (this.stop.signal.aborted) return;
      const isRetired = failed === 0 && (await this.retire(id, current));
      if (signingKeys + resealed > 0 || isRetired)
        this.log.info({ from: id, to: current, signingKeys, apiKeys: resealed }, 'sealed with the new key');
    }
  }

  /** Says whether it was this process that found the key to be needed for nothing any more. */
  private retire(id: string, current: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [, retired]: [unknown, number] = await manager.query(
        'UPDATE secret_keys SET retired_at = now() WHERE id = $1 AND used_since IS NOT NULL AND retired_at IS NULL',
        [id],
      );
      if (retired === 0) return false;
      const target = { type: 'secret_key', id, name: null };
      await this.audit.append(manager, {
        action: 'secret_key.retired',
        accountId: null,
        target,
        after: { replacedBy: current },
      });
      return true;
    });
  }
}
