import { Injectable } from '@nestjs/common';
import { Log } from '../../common/logging/log.js';
import { HotPool } from '../../database/database.module.js';
import { Flusher } from '../../database/flusher.js';

/** The longest delay of "last used" of a connected app, and the most that a crash loses. */
const FLUSH_INTERVAL_MS = 30_000;

/** Collects when apps acted for accounts and writes it with one statement every 30 seconds. */
@Injectable()
export class ConsentUses {
  private uses = new Map<string, { accountId: string; clientId: string; at: number }>();

  constructor(
    private readonly pool: HotPool,
    private readonly log: Log,
    flusher: Flusher,
  ) {
    flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
  }

  note(accountId: string, clientId: string, at: number) {
    const key = `${accountId}/${clientId}`;
    const use = this.uses.get(key);
    if (use) use.at = at;
    else this.uses.set(key, { accountId, clientId, at });
  }

  /** Writes the collected times; a later time is never overwritten. A failed write is logged and not repeated. */
  async flush(): Promise<void> {
    if (this.uses.size === 0) return;
    // Sorted, so that all processes lock the rows in the same order.
    const uses = [...this.uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
    this.uses = new Map();
    const accountIds = uses.map(({ accountId }) => accountId);
    const clientIds = uses.map(({ clientId }) => clientId);
    const times = uses.map(({ at }) => new Date(at));
    try {
      await this.pool.query(RECORD_USES_SQL, [accountIds, clientIds, times]);
    } catch (error) {
      this.log.warn({ err: error, apps: uses.length }, 'the last use of connected apps could not be written');
    }
  }
}

// One statement for any number of consents; an older time never replaces a newer one.
const RECORD_USES_SQL = `
  UPDATE oauth_consents consent SET last_used_at = used.at
    FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS used (account_id, client_id, at)
   WHERE consent.account_id = used.account_id AND consent.client_id = used.client_id
     AND (consent.last_used_at IS NULL OR consent.last_used_at < used.at)`;
