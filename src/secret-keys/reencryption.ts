import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, IsNull, Not } from 'typeorm';
import { VaultReencryption } from '../api-keys/vault-reencryption.js';
import { AuditLog } from '../audit/audit-log.js';
import { ModelKeys } from '../models/model-keys.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import { Log } from '../common/logging/log.js';
import { SigningKeys } from '../oauth/tokens/signing-keys.js';
import { EndpointSecrets } from '../webhooks/endpoint-secrets.js';
import { SecretKey } from './secret-key.entity.js';

const RETRY_MS = 60_000;

/**
 * After the start, re-encrypts with the first key of `SECRET_KEY` what the other keys have encrypted, so that they can
 * be removed from the list. After a failure it continues in a minute, after a stop at the next start.
 */
@Injectable()
export class Reencryption implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly keyRing: KeyRing,
    private readonly vaults: VaultReencryption,
    private readonly signingKeys: SigningKeys,
    private readonly modelKeys: ModelKeys,
    private readonly webhookSecrets: EndpointSecrets,
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap() {
    this.running = this.run();
  }

  async beforeApplicationShutdown() {
    this.stop.abort();
    await this.running;
  }

  private async run() {
    const { signal } = this.stop;
    while (!signal.aborted) {
      try {
        return await this.reencryptAll();
      } catch (error) {
        this.log.warn({ err: error }, 're-encryption failed; retrying in a minute');
        await delay(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  private async reencryptAll() {
    const [current, ...others] = this.keyRing.ids as [string, ...string[]];
    for (const id of others) {
      const signingKeys = await this.signingKeys.reencryptFrom(id);
      const models = await this.dataSource.transaction((manager) =>
        this.modelKeys.reencryptFrom(manager, id),
      );
      const webhooks = await this.dataSource.transaction((manager) =>
        this.webhookSecrets.reencryptFrom(manager, id),
      );
      const { reencrypted, failed } = await this.vaults.reencryptFrom(id, this.stop.signal);
      if (this.stop.signal.aborted) return;
      const isRetired = failed + models.failed + webhooks.failed === 0 && (await this.retire(id, current));
      if (signingKeys + models.reencrypted + webhooks.reencrypted + reencrypted > 0 || isRetired)
        this.log.info(
          {
            from: id,
            to: current,
            signingKeys,
            modelKeys: models.reencrypted,
            webhookSecrets: webhooks.reencrypted,
            apiKeys: reencrypted,
          },
          're-encrypted with the new key',
        );
    }
  }

  /** Marks a key as retired; returns false if it is already or was never in use. */
  private retire(id: string, current: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const unretired = { id, usedSince: Not(IsNull()), retiredAt: IsNull() };
      const { affected } = await manager.update(SecretKey, unretired, { retiredAt: () => 'now()' });
      if (!affected) return false;
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
