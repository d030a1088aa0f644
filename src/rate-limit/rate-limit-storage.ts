import type { ThrottlerStorage } from '@nestjs/throttler';
import type { BucketState } from '../common/http.js';

/** What requests are counted in. All requests of one `name` and `id` share it. */
export interface Bucket {
  /** `account`, `key`, `app`, `client` or `address`; the headers name it. */
  name: string;
  id: string;
  /** Requests in one window. */
  limit: number;
}

/** How a hit went. */
export interface Decision {
  /** False where any bucket was full; then none was counted. */
  isAdmitted: boolean;
  /** The state of each bucket after the hit, in the order given. */
  states: BucketState[];
}

/**
 * Counts requests in fixed windows that begin at whole multiples of their length since the epoch. The whole
 * decision about one request is one call: either every bucket counts it or none does.
 */
export abstract class RateLimitStorage implements ThrottlerStorage {
  /** Counts one request in every bucket, or in none; rejects with `storage_unavailable` where it can't tell. */
  abstract hit(buckets: readonly Bucket[]): Decision | Promise<Decision>;

  /** What is known here of a bucket, without counting and without waiting. */
  abstract peek(bucket: Bucket): BucketState;

  /** The time that decides which window it is, in milliseconds since the epoch: whoever keeps the counts keeps it. */
  abstract now(): number;

  /** The throttler's own entry point, for guards that are not ours. Times are in milliseconds there, in seconds back. */
  async increment(key: string, _ttlMs: number, limit: number): Promise<ThrottlerStorageRecord> {
    const { isAdmitted, states } = await this.hit([{ name: 'throttler', id: key, limit }]);
    const { remaining, resetAtSeconds } = states[0]!;
    const timeToExpire = Math.max(1, resetAtSeconds - Math.floor(this.now() / 1000));
    const totalHits = isAdmitted ? limit - remaining : limit + 1;
    return {
      totalHits,
      timeToExpire,
      isBlocked: !isAdmitted,
      timeToBlockExpire: isAdmitted ? 0 : timeToExpire,
    };
  }
}

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** The bucket that binds first: the one with the fewest requests left, the earlier one where they are equal. */
export function tightest(states: readonly BucketState[]): BucketState {
  return states.reduce((tighter, state) => (state.remaining < tighter.remaining ? state : tighter));
}
