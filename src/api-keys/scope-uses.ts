import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import type { Scope } from '../common/http/scopes.js';
import { Clock } from '../common/time/clock.js';
import { Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { Flusher } from '../database/flusher.js';

/** The maximum delay of "last used", and the maximum loss in a crash. */
const FLUSH_INTERVAL_MS = 30_000;

/** Collects which scopes of keys were used, and writes them in one statement every half minute. */
@Injectable()
export class ScopeUses {
  private uses = new Map<string, Map<Scope, number>>();

  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly log: Log,
    flusher: Flusher,
  ) {
    flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
  }

  /** Notes a request that needed a scope. Those of access tokens are not collected. */
  note({ type, id }: Pick<Principal['credential'], 'type' | 'id'>, scope: Scope) {
    if (type !== 'api_key') return;
    let scopes = this.uses.get(id);
    if (!scopes) this.uses.set(id, (scopes = new Map()));
    scopes.set(scope, this.clock.now());
  }

  /** Writes the collected uses. Failures are logged and not retried. */
  async flush(): Promise<void> {
    if (this.uses.size === 0) return;
    const uses = [...this.uses].flatMap(([id, scopes]) =>
      [...scopes].map(([scope, at]) => ({ id, scope, at })),
    );
    this.uses = new Map();
    const columns = [
      uses.map(({ id }) => id),
      uses.map(({ scope }) => scope),
      uses.map(({ at }) => new Date(at)),
    ];
    try {
      await this.pool.query(RECORD_USES_SQL, columns);
    } catch (error) {
      this.log.warn({ err: error, uses: uses.length }, 'the last use of scopes could not be written');
    }
  }
}

// Ordered, so that two processes lock the rows in the same order. A row is written at most once an hour: a scope in use
// would otherwise cost a write every half minute. Keys that were deleted meanwhile are left out.
const RECORD_USES_SQL = `
  INSERT INTO api_key_scope_uses AS known (key_id, scope, used_at)
  SELECT used.key_id, used.scope, used.at FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS used (key_id, scope, at)
    JOIN api_keys ON api_keys.id = used.key_id
   ORDER BY 1, 2
  ON CONFLICT (key_id, scope) DO UPDATE SET used_at = excluded.used_at
   WHERE known.used_at < excluded.used_at - interval '1 hour'`;
