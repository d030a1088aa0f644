import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { KeyRing } from '../common/key-ring.js';
import { HotPool } from '../database/database.module.js';
import { digestKey, isWellFormedKey } from './key-format.js';
import { PEPPER } from './key-maker.js';

/** Finds whose key a leaked one is. */
@Injectable()
export class KeyLookups {
  constructor(
    private readonly pool: HotPool,
    private readonly keyRing: KeyRing,
    private readonly audit: AuditLog,
  ) {}

  /** The id of the key that a text is, also of one that has ended; null where it is none of ours. Audited. */
  async find(text: string): Promise<string | null> {
    const secret = text.trim();
    if (!isWellFormedKey(secret)) return null;
    const digests = this.keyRing.all(PEPPER).map(({ bytes }) => digestKey(secret, bytes));
    const { rows } = await this.pool.query<{ id: string; account_id: string; name: string }>(
      'SELECT id, account_id, name FROM api_keys WHERE digest = ANY($1)',
      [digests],
    );
    const row = rows[0];
    if (!row) return null;
    const target = { type: 'key', id: row.id, name: row.name };
    await this.audit.note({ action: 'key.looked_up', accountId: row.account_id, target });
    return row.id;
  }
}
