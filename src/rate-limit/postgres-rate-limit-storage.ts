import type { ClientBase, Pool } from 'pg';
import type { Clock } from '../common/time/clock.js';
import type { BucketState } from '../common/http/request.js';
import { BatchWriter } from '../database/batch-writer.js';
import { toHits } from './hits.js';
import { MemoryRateLimitStorage } from './memory-rate-limit-storage.js';
import { RateLimitStorage, type Bucket, type Decision } from './rate-limit-storage.js';
import { WindowCounts } from './window-counts.js';

const REQUESTS_IN_BATCH_MAX = 1_000;
/**
 * Near the end of a window the server is asked also about full buckets: it alone knows when the window is over, and
 * clocks may have drifted since its last answer.
 */
const END_OF_WINDOW_MS = 100;

/**
 * Counts in PostgreSQL, so that all processes of one database admit exactly the limit. Requests that arrive
 * while a batch is under way share the next one: a request waits for one round trip, and the server sees one
 * statement at a time from each process however many requests come. The window is the server's: processes
 * whose clocks differ agree on it.
 */
export class PostgresRateLimitStorage extends RateLimitStorage {
  /** What this process last saw; counts only grow within a window, so a full bucket is full. */
  private readonly seen: WindowCounts;
  /** Addresses beyond those that can be remembered are counted here, so that nobody fills the table with them. */
  private readonly strangers: MemoryRateLimitStorage;
  private readonly batches: BatchWriter<readonly Bucket[], Decision>;
  /** What the server's clock is ahead of ours, as far as answers have told. */
  private aheadMs = 0;
  /** What it may be ahead at most, by the last answer. */
  private aheadMsMax = 0;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly clock: Clock,
    private readonly windowSeconds: number,
  ) {
    super();
    this.seen = new WindowCounts(windowSeconds);
    this.strangers = new MemoryRateLimitStorage(this, windowSeconds);
    this.batches = new BatchWriter((requests) => this.decide(requests), {
      rowsMax: REQUESTS_IN_BATCH_MAX,
      writesMax: 1,
    });
  }

  now(): number {
    return this.clock.now() + this.aheadMs;
  }

  hit(buckets: readonly Bucket[]): Decision | Promise<Decision> {
    this.seen.openAt(this.now());
    if (this.isKnownFull(buckets)) return { isAdmitted: false, states: buckets.map(this.stateSeen) };
    if (buckets.some((bucket) => this.seen.hasNoRoomFor(bucket))) return this.strangers.hit(buckets);
    return this.batches.add(buckets);
  }

  peek(bucket: Bucket): BucketState {
    this.seen.openAt(this.now());
    return this.stateSeen(bucket);
  }

  private readonly stateSeen = (bucket: Bucket) => this.seen.state(bucket, this.seen.of(bucket));

  // By the latest that it may be for the server: nobody is refused for a window that is over.
  private isKnownFull(buckets: readonly Bucket[]): boolean {
    const endsInMs = (this.seen.start + this.windowSeconds) * 1000 - (this.clock.now() + this.aheadMsMax);
    return endsInMs > END_OF_WINDOW_MS && buckets.some((bucket) => this.seen.of(bucket) >= bucket.limit);
  }

  private async decide(requests: (readonly Bucket[])[]): Promise<Decision[]> {
    const { names, places, sizes, limits } = toHits(requests);
    const sentAtMs = this.clock.now();
    const { rows } = await this.pool.query<Answer>({
      name: 'hit-rate-limits',
      text: 'SELECT * FROM hit_rate_limits($1, $2, $3, $4, $5)',
      values: [names, sizes, places, limits, this.windowSeconds],
    });
    const { admitted, used_before: used, window_start, now_ms } = rows[0]!;
    this.learnTime(now_ms, sentAtMs);
    const counts = this.countsOf(Number(window_start));
    let next = 0;
    return requests.map((buckets, index) => {
      const isAdmitted = admitted[index]!;
      const states = buckets.map((bucket) => {
        const place = places[next++]! - 1;
        const count = isAdmitted ? (used[place]! += 1) : used[place]!;
        counts.set(bucket, count);
        return counts.state(bucket, count);
      });
      return { isAdmitted, states };
    });
  }

  // An answer may come after the window it speaks of: then it says nothing of the present one.
  private countsOf(windowStart: number): WindowCounts {
    if (windowStart > this.seen.start) this.seen.open(windowStart);
    if (windowStart === this.seen.start) return this.seen;
    const past = new WindowCounts(this.windowSeconds);
    past.open(windowStart);
    return past;
  }

  // The server read its clock after we asked and before its answer came, so each answer bounds the lead from both
  // sides. What was learned before is kept where it agrees: an answer that took long takes nothing away from it. Where
  // it does not, a clock has drifted or was set; then the least is taken, so that nobody is told to come too early.
  private learnTime(serverNowMs: number, sentAtMs: number) {
    const aheadMsMin = serverNowMs - this.clock.now();
    this.aheadMsMax = serverNowMs - sentAtMs;
    if (this.aheadMs < aheadMsMin || this.aheadMs > this.aheadMsMax) this.aheadMs = aheadMsMin;
  }
}

interface Answer {
  admitted: boolean[];
  /** The counts of the batch's buckets before it. */
  used_before: number[];
  /** In seconds since the epoch; the driver reads a bigint as text. */
  window_start: string;
  now_ms: number;
}

/** Deletes some counters of windows that are over, but for those that somebody is about to use; returns how many. */
export async function deletePastBuckets(
  client: ClientBase,
  windowSeconds: number,
  rowsMax: number,
): Promise<number> {
  const { rowCount } = await client.query(DELETE_PAST_SQL, [windowSeconds, rowsMax]);
  return rowCount ?? 0;
}

// Rows are few and short-lived: reading them all costs less than an index that every window would change.
const DELETE_PAST_SQL = `
  DELETE FROM rate_limit_buckets WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM rate_limit_buckets WHERE window_start < extract(epoch FROM now()) - 2 * $1::int
     LIMIT $2 FOR UPDATE SKIP LOCKED))`;
