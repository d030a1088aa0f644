import type { ThrottlerStorage } from '@nestjs/throttler';
import type { BucketState } from '../common/http/request.js';

/** A counter of requests. All requests with the same `name` and `id` share it. */
export interface Bucket {
  /** `account`, `key`, `app`, `client`, `route` or `address`; the headers name it. */
  name: string;
  id: string;
  /** Requests in one window. */
  limit: number;
}

/** The outcome of counting one request. */
export interface Decision {
  /** False where any bucket was full; then none counted the request. */
  isAdmitted: boolean;
  /** The state of each bucket afterwards, in the order given. */
  states: BucketState[];
}

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** The throttler's record, with the state of the bucket that the response headers describe. */
export interface RateLimitRecord extends ThrottlerStorageRecord {
  bucket: BucketState;
}

/**
 * Counts requests in fixed windows aligned to the epoch. One call decides one request: either every bucket
 * counts it or none does.
 */
export abstract class RateLimitStorage implements ThrottlerStorage {
  /**
   * Counts one request in every bucket, or in none; rejects with `storage_unavailable` if the database is unavailable.
   */
  abstract hit(buckets: readonly Bucket[]): Decision | Promise<Decision>;

  /** Returns the locally known state of a bucket, without counting and without waiting. */
  abstract peek(bucket: Bucket): BucketState;

  /** The time that decides which window it is, in milliseconds since the epoch. */
  abstract now(): number;

  /**
   * Counts one request for the throttler: in the bucket `throttlerName` of `key`, and together with it in
   * `further` buckets. The window is the service's own, so the length and the block duration given are not used;
   * the times returned are in seconds.
   */
  async increment(
    key: string,
    _ttlMs: number,
    limit: number,
    _blockDurationMs: number,
    throttlerName: string,
    further: readonly Bucket[] = [],
  ): Promise<RateLimitRecord> {
    const { isAdmitted, states } = await this.hit([{ name: throttlerName, id: key, limit }, ...further]);
    const bucket = tightest(states);
    const { remaining, resetAtSeconds } = states[0]!;
    const timeToExpire = Math.max(1, Math.ceil(resetAtSeconds - this.now() / 1000));
    return {
      totalHits: limit - remaining,
      timeToExpire,
      isBlocked: !isAdmitted,
      timeToBlockExpire: isAdmitted ? 0 : timeToExpire,
      bucket,
    };
  }
}

/** Returns the bucket that binds first: the one with the fewest requests left; on a tie, the earlier one. */
export function tightest(states: readonly BucketState[]): BucketState {
  return states.reduce((tighter, state) => (state.remaining < tighter.remaining ? state : tighter));
}
