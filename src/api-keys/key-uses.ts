import { Injectable } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { Flusher } from '../database/flusher.js';

/** The maximum delay of "last used", and the maximum loss in a crash. */
const FLUSH_INTERVAL_MS = 30_000;

/** Collects the last use of keys, with its address, and writes it in one statement every half minute. */
@Injectable()
export class KeyUses {
  private uses = new Map<string, { at: number; address: string }>();

  constructor(
    private readonly pool: HotPool,
    private readonly log: Log,
    flusher: Flusher,
  ) {
    flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
  }

  note(keyId: string, at: number, address: string) {
    const use = this.uses.get(keyId);
    if (!use) {
      this.uses.set(keyId, { at, address });
      return;
    }
    use.at = at;
    use.address = address;
  }

  /** Writes the collected uses. An older time never replaces a newer one. Failures are logged and not retried. */
  async flush(): Promise<void> {
    if (this.uses.size === 0) return;
    // Sorted, so that two processes lock the rows in the same order.
    const uses = [...this.uses].sort(([a], [b]) => (a < b ? -1 : 1));
    this.uses = new Map();
    const ids = uses.map(([id]) => id);
    const times = uses.map(([, { at }]) => new Date(at));
    const addresses = uses.map(([, { address }]) => address);
    try {
      await this.pool.query(RECORD_USES_SQL, [ids, times, addresses]);
    } catch (error) {
      this.log.warn({ err: error, keys: uses.length }, 'the last use of keys could not be written');
    }
  }
}

// One statement for any number of keys; an older time never replaces a newer one.
const RECORD_USES_SQL = `
  UPDATE api_keys SET last_used_at = used.at, last_used_address = used.address
    FROM unnest($1::uuid[], $2::timestamptz[], $3::text[]) AS used (id, at, address)
   WHERE api_keys.id = used.id AND (api_keys.last_used_at IS NULL OR api_keys.last_used_at < used.at)`;
