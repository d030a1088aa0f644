import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Log } from '../common/logging/log.js';
import { KeyVault } from './key-vault.js';

/** What became of the keys that an older key had sealed. */
export interface Resealed {
  resealed: number;
  /** Those that would not open; they stay as they are. */
  failed: number;
}

/** Small enough that nobody waits for its locks. */
const BATCH_ROWS = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Seals the copies of API keys with the current key of `SECRET_KEY`. */
@Injectable()
export class VaultReencryption {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: KeyVault,
    private readonly log: Log,
  ) {}

  /**
   * Seals anew what an older key has sealed, in batches that are a transaction each; ends early where `stop`
   * aborts. Processes that do it at the same time take turns at each row.
   */
  async resealFrom(vaultKeyId: string, stop: AbortSignal): Promise<Resealed> {
    const total = { resealed: 0, failed: 0 };
    let last: string | undefined = FIRST_ID;
    while (last !== undefined && !stop.aborted) last = await this.resealBatch(vaultKeyId, last, total);
    return total;
  }

  /** Returns the last id of the batch; undefined where there was none left. */
  private resealBatch(vaultKeyId: string, after: string, total: Resealed): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const rows: VaultRow[] = await manager.query(TAKE_SQL, [vaultKeyId, after, BATCH_ROWS]);
      const opened = rows.flatMap((row) => this.sealAnew(row, vaultKeyId));
      total.resealed += opened.length;
      total.failed += rows.length - opened.length;
      await manager.query(WRITE_SQL, [
        opened.map(({ id }) => id),
        opened.map(({ vault }) => vault),
        opened.map((row) => row.vaultKeyId),
      ]);
      return rows.at(-1)?.id;
    });
  }

  private sealAnew({ id, account_id, vault }: VaultRow, vaultKeyId: string) {
    try {
      const secret = this.vault.open({ vault, vaultKeyId }, id, account_id);
      return [{ id, ...this.vault.seal(secret, id, account_id) }];
    } catch (error) {
      this.log.error({ err: error, key: id }, 'the copy of an API key does not open; it is left as it is');
      return [];
    }
  }
}

interface VaultRow {
  id: string;
  account_id: string;
  vault: Buffer;
}

const TAKE_SQL = `
  SELECT id, account_id, vault FROM api_keys
   WHERE vault IS NOT NULL AND vault_key_id = $1 AND id > $2 ORDER BY id LIMIT $3 FOR NO KEY UPDATE`;

const WRITE_SQL = `
  UPDATE api_keys SET vault = fresh.vault, vault_key_id = fresh.key_id
    FROM unnest($1::uuid[], $2::bytea[], $3::text[]) AS fresh (id, vault, key_id)
   WHERE api_keys.id = fresh.id`;
