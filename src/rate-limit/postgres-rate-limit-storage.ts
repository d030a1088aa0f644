import type { Pool } from 'pg';
import type { Clock } from '../common/time/clock.js';
import type { BucketState } from '../common/http/request.js';
import { BatchWriter } from '../database/batch-writer.js';
import { sqlCleanup } from '../database/delete-expired.js';
import type { Cleanup } from '../database/janitor.js';
import { nameOf, toHits, type Hit } from './hits.js';
import { LimitStatements } from './limit-statements.js';
import { MemoryRateLimitStorage } from './memory-rate-limit-storage.js';
import type { SlotClaim } from '../common/http/slot-claim.js';
import { RateLimitStorage, type Bucket, type Decision } from './rate-limit-storage.js';
import { SharedSlots } from './shared-slots.js';
import { WindowCounts } from './window-counts.js';

const REQUESTS_IN_BATCH_MAX = 1_000;
/**
 * Near the end of a window, full buckets are queried too: only the database knows when the window ends, and the clocks
 * may have drifted since its last response.
 */
const END_OF_WINDOW_MS = 100;

/**
 * Counts in PostgreSQL, so that all processes of one database together admit exactly the limit. Requests that arrive
 * while a batch is in flight share the next one, so each process runs one statement at a time under any load. Windows
 * follow the clock of the database, so processes whose clocks differ agree on them. The same statement takes the slots of
 * requests under the concurrency limits and releases those of work that has ended.
 */
export class PostgresRateLimitStorage extends RateLimitStorage {
  /** The last counts that this process has read. A bucket that was full counts as full until its window ends. */
  private readonly seen: WindowCounts;
  /** Counts the addresses that do not fit into the cache, so that a flood of addresses does not fill the table. */
  private readonly overflow: MemoryRateLimitStorage;
  private readonly batches: BatchWriter<Hit, Decision>;
  readonly slots = new SharedSlots(() => this.writeSlots());
  private readonly statements: LimitStatements;
  /** The least that the database's clock is ahead of this process's, by its responses so far. */
  private aheadMs = 0;
  /** The most that it can be ahead, by the last response. */
  private aheadMsMax = 0;

  constructor(
    pool: Pick<Pool, 'query'>,
    private readonly clock: Clock,
    private readonly windowSeconds: number,
  ) {
    super();
    this.seen = new WindowCounts(windowSeconds);
    this.overflow = new MemoryRateLimitStorage(this, windowSeconds);
    this.batches = new BatchWriter((requests) => this.decide(requests), {
      rowsMax: REQUESTS_IN_BATCH_MAX,
      writesMax: 1,
    });
    this.statements = new LimitStatements(pool, windowSeconds, this.slots);
  }

  now(): number {
    return this.clock.now() + this.aheadMs;
  }

  hit(buckets: readonly Bucket[], claim: SlotClaim | null = null): Decision | Promise<Decision> {
    this.seen.openAt(this.now());
    if (this.isKnownFull(buckets)) return { isAdmitted: false, states: buckets.map(this.stateSeen) };
    if (buckets.some((bucket) => this.seen.hasNoRoomFor(bucket))) return this.overflow.hit(buckets);
    return this.batches.add({ buckets, claim });
  }

  async takeBack(buckets: readonly Bucket[], times: number, resetAtSeconds: number): Promise<void> {
    const used = await this.statements.takeBack(buckets, times, resetAtSeconds - this.windowSeconds);
    if (!this.seen.endsAt(resetAtSeconds)) return;
    for (const bucket of buckets) {
      const count = used.get(nameOf(bucket));
      if (count !== undefined) this.seen.set(bucket, count);
    }
  }

  peek(bucket: Bucket): BucketState {
    this.seen.openAt(this.now());
    return this.stateSeen(bucket);
  }

  /** Writes the slots that were released, with a statement of its own; the next statement retries what failed. */
  private writeSlots() {
    this.batches.add({ buckets: [], claim: null }).catch(() => undefined);
  }

  private readonly stateSeen = (bucket: Bucket) => this.seen.state(bucket, this.seen.of(bucket));

  // By the latest possible time of the database, so that no request is rejected for a window that has ended.
  private isKnownFull(buckets: readonly Bucket[]): boolean {
    const endsInMs = (this.seen.start + this.windowSeconds) * 1000 - (this.clock.now() + this.aheadMsMax);
    return endsInMs > END_OF_WINDOW_MS && buckets.some((bucket) => this.seen.of(bucket) >= bucket.limit);
  }

  private async decide(requests: Hit[]): Promise<Decision[]> {
    const hits = toHits(requests);
    const sentAtMs = this.clock.now();
    const claims = requests.map(({ claim }) => claim);
    const answer = await this.statements.decide(hits, claims);
    const { admitted, placed, used_before: used, window_start, now_ms, is_settled } = answer;
    this.updateServerTime(now_ms, sentAtMs);
    const counts = this.countsOf(Number(window_start));
    let next = 0;
    return requests.map(({ buckets, claim }, index) => {
      const isAdmitted = admitted[index]!;
      const states = buckets.map((bucket) => {
        const at = hits.positions[next++]! - 1;
        const count = isAdmitted ? (used[at]! += 1) : used[at]!;
        counts.set(bucket, count);
        return counts.state(bucket, count);
      });
      if (isAdmitted && claim) this.slots.taken(claim);
      if (placed?.[index] !== false) return { isAdmitted, states };
      return { isAdmitted, states, slotRefusal: is_settled ? 'full' : 'unsettled' };
    });
  }

  // A response may arrive after its window has ended. It says nothing about the current one.
  private countsOf(windowStart: number): WindowCounts {
    if (windowStart > this.seen.start) this.seen.open(windowStart);
    if (windowStart === this.seen.start) return this.seen;
    const past = new WindowCounts(this.windowSeconds);
    past.open(windowStart);
    return past;
  }

  // The database reads its clock between the query and the response, so each response bounds the difference from both
  // sides. Earlier bounds are kept if they agree with it. If they do not, a clock has drifted or was set; then the
  // smallest difference is used, so that no client retries too early.
  private updateServerTime(serverNowMs: number, sentAtMs: number) {
    const aheadMsMin = serverNowMs - this.clock.now();
    this.aheadMsMax = serverNowMs - sentAtMs;
    if (this.aheadMs < aheadMsMin || this.aheadMs > this.aheadMsMax) this.aheadMs = aheadMsMin;
  }
}

/** Deletes counters of past windows, except locked ones. */
export function deletePastBuckets(windowSeconds: number): Cleanup {
  return sqlCleanup(DELETE_PAST_SQL, windowSeconds);
}

// There are few rows, and they are short-lived: a sequential scan costs less than maintaining an index.
const DELETE_PAST_SQL = `
  DELETE FROM rate_limit_buckets WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM rate_limit_buckets WHERE window_start < extract(epoch FROM now()) - 2 * $1::int
     LIMIT $2 FOR UPDATE SKIP LOCKED))`;
