import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import type { Scope } from '../common/http/scopes.js';
import { Log } from '../common/logging/log.js';
import { Clock } from '../common/time/clock.js';
import { HotPool } from '../database/database.module.js';
import { Flusher } from '../database/flusher.js';
import { UseCollector } from '../database/use-collector.js';

// Ordered, so that two processes lock the rows in the same order. A row is written at most once an hour: a scope in use
// would otherwise cost a write every half minute. Keys that were deleted meanwhile are left out.
const RECORD_USES_SQL = `
  INSERT INTO api_key_scope_uses AS known (key_id, scope, used_at)
  SELECT used.key_id, used.scope, used.at FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS used (key_id, scope, at)
    JOIN api_keys ON api_keys.id = used.key_id
   ORDER BY 1, 2
  ON CONFLICT (key_id, scope) DO UPDATE SET used_at = excluded.used_at
   WHERE known.used_at < excluded.used_at - interval '1 hour'`;

/** Collects when scopes of keys were last needed. */
@Injectable()
export class ScopeUses extends UseCollector<[keyId: string, scope: Scope, at: Date]> {
  protected readonly sql = RECORD_USES_SQL;
  protected readonly failure = 'the last use of scopes could not be written';

  constructor(
    pool: HotPool,
    log: Log,
    flusher: Flusher,
    private readonly clock: Clock,
  ) {
    super(pool, log, flusher);
  }

  /** Notes a request that needed a scope. Those of access tokens are not collected. */
  note({ type, id }: Pick<Principal['credential'], 'type' | 'id'>, scope: Scope) {
    if (type === 'api_key') this.collect(`${id}/${scope}`, [id, scope, new Date(this.clock.now())]);
  }
}
