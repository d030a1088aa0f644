import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { Log } from '../common/logging/log.js';
import { ApiKey } from './api-key.entity.js';
import { KeyVault } from './key-vault.js';

/** How many copies of API keys were re-encrypted. */
interface ReencryptionCount {
  reencrypted: number;
  /** Copies that could not be decrypted; they stay unchanged. */
  failed: number;
}

/** Small enough that its locks are held for a short time. */
const BATCH_ROWS = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Re-encrypts the copies of API keys with the current key of `SECRET_KEY`. */
@Injectable()
export class VaultReencryption {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: KeyVault,
    private readonly log: Log,
  ) {}

  /**
   * Re-encrypts what an older key has encrypted, in batches of one transaction each; returns early if `stop` is
   * aborted. Concurrent processes wait for each other's row locks.
   */
  async reencryptFrom(vaultKeyId: string, stop: AbortSignal): Promise<ReencryptionCount> {
    const total = { reencrypted: 0, failed: 0 };
    let last: string | undefined = FIRST_ID;
    while (last !== undefined && !stop.aborted) last = await this.reencryptBatch(vaultKeyId, last, total);
    return total;
  }

  /** Returns the last id of the batch; undefined after the last batch. */
  private reencryptBatch(
    vaultKeyId: string,
    after: string,
    total: ReencryptionCount,
  ): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const keys = await manager.find(ApiKey, {
        select: { id: true, accountId: true, vault: true },
        where: { vaultKeyId, vault: Not(IsNull()), id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH_ROWS,
        lock: { mode: 'for_no_key_update' },
      });
      for (const key of keys) {
        const reencrypted = this.reencrypt(key, vaultKeyId);
        if (reencrypted) await manager.update(ApiKey, key.id, reencrypted);
        total[reencrypted ? 'reencrypted' : 'failed'] += 1;
      }
      return keys.at(-1)?.id;
    });
  }

  private reencrypt({ id, accountId, vault }: ApiKey, vaultKeyId: string) {
    try {
      const secret = this.vault.open({ vault: vault!, vaultKeyId }, id, accountId);
      return this.vault.seal(secret, id, accountId);
    } catch (error) {
      this.log.error(
        { err: error, key: id },
        'the copy of an API key cannot be decrypted and stays unchanged',
      );
      return null;
    }
  }
}
