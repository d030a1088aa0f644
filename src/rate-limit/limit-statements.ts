import type { Pool } from 'pg';
import { databaseError } from '../common/errors/database-error.js';
import { registerQuery } from './concurrency-registry.js';
import { nameOf, type Hits } from './hits.js';
import type { SlotClaim } from '../common/http/slot-claim.js';
import type { Bucket } from './rate-limit-storage.js';
import type { SlotChanges, SharedSlots } from './shared-slots.js';

/** How the database decided a batch of requests. */
interface Answer {
  admitted: boolean[];
  /** Whether each claimed slot was taken; null for requests without a claim. */
  placed?: (boolean | null)[];
  /** Whether every process has written its slots since the last crash of PostgreSQL. */
  is_settled?: boolean;
  /** The counts of the batch's buckets before the batch. */
  used_before: number[];
  /** In seconds since the epoch; the driver reads a bigint as text. */
  window_start: string;
  now_ms: number;
}

/** Runs the statements that count requests and take slots, one at a time. */
export class LimitStatements {
  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly windowSeconds: number,
    private readonly slots: SharedSlots,
  ) {}

  /** Decides requests in their order. Where slots are claimed or released, the same statement writes them. */
  async decide(hits: Hits, claims: readonly (SlotClaim | null)[]): Promise<Answer> {
    const changes = this.slots.begin(claims);
    if (!changes) return this.count(hits);
    try {
      return (await this.admit(hits, changes)) ?? (await this.registerAndAdmit(hits, changes));
    } catch (error) {
      this.slots.notWritten(changes);
      throw error;
    }
  }

  /** Takes requests out of buckets of a window; returns what those of them that are in it have counted then, by name. */
  async takeBack(
    buckets: readonly Bucket[],
    times: number,
    windowStart: number,
  ): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ bucket: string; used: number }>({
      name: 'take-back-requests',
      text: TAKE_BACK_SQL,
      values: [buckets.map(nameOf), times, windowStart],
    });
    return new Map(rows.map(({ bucket, used }) => [bucket, used]));
  }

  private async count({ names, sizes, positions, limits }: Hits): Promise<Answer> {
    const { rows } = await this.pool.query<Answer>({
      name: 'hit-rate-limits',
      text: 'SELECT * FROM hit_rate_limits($1, $2, $3, $4, $5)',
      values: [names, sizes, positions, limits, this.windowSeconds],
    });
    return rows[0]!;
  }

  /** Returns null if this process is not registered; nothing is counted then. */
  private async admit(hits: Hits, changes: SlotChanges): Promise<Answer | null> {
    const { names, sizes, positions, limits } = hits;
    const { statementNumber, credentials, held, claims, caps } = changes;
    const counted = [names, sizes, positions, limits, this.windowSeconds];
    const { rows } = await this.pool.query<Answer & { is_registered: boolean }>({
      name: 'admit-requests',
      text: 'SELECT * FROM admit_requests($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
      values: [this.slots.processId, statementNumber, ...counted, credentials, held, claims, caps],
    });
    return rows[0]!.is_registered ? rows[0]! : null;
  }

  /**
   * Registers this process with the slots that it holds: at its first statement, after a crash of PostgreSQL, and after
   * it stood still for so long that another process has removed it.
   */
  private async registerAndAdmit(hits: Hits, changes: SlotChanges): Promise<Answer> {
    await this.pool.query(registerQuery(this.slots.processId, this.slots.beginRegistration()));
    const answer = await this.admit(hits, { ...changes, statementNumber: this.slots.nextStatement() });
    if (!answer) throw databaseError(new Error('another process removed the registration of this process'));
    return answer;
  }
}

// Locks the buckets in the order of `hit_rate_limits`, so that the two never wait for each other.
const TAKE_BACK_SQL = `
  WITH held AS (
    SELECT bucket FROM rate_limit_buckets
     WHERE bucket = ANY($1) AND window_start = $3 ORDER BY bucket COLLATE "C" FOR UPDATE)
  UPDATE rate_limit_buckets AS counted SET used = greatest(0, counted.used - $2::int)
    FROM held WHERE counted.bucket = held.bucket
  RETURNING counted.bucket, counted.used`;
