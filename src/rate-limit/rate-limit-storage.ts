import type { ThrottlerStorage } from '@nestjs/throttler';
import type { BucketState } from '../common/http/request.js';
import type { SlotClaim } from '../common/http/slot-claim.js';
import type { SharedSlots } from './shared-slots.js';

/** A counter of requests. All requests with the same `name` and `id` share it. */
export interface Bucket {
  /** `account`, `key`, `app`, `client`, `route` or `address`, which the headers name, or `documents`. */
  name: string;
  id: string;
  /** Requests in one window. */
  limit: number;
}

/**
 * Why a slot was refused. `unsettled`: after a crash of PostgreSQL, another process has not yet written the slots that
 * it holds.
 */
type SlotRefusal = 'full' | 'unsettled';

/** The outcome of counting one request. */
export interface Decision {
  /** False where any bucket was full or the slot was refused; then none counted the request. */
  isAdmitted: boolean;
  /** Why the claimed slot was refused; unset if it was taken, if a bucket was full and if none was claimed. */
  slotRefusal?: SlotRefusal;
  /** The state of each bucket afterwards, in the order given. */
  states: BucketState[];
}

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** The throttler's record, with the state of the bucket that the response headers describe. */
interface RateLimitRecord extends ThrottlerStorageRecord, Pick<Decision, 'slotRefusal'> {
  bucket: BucketState;
}

/**
 * Counts requests in fixed windows aligned to the epoch. One call decides one request: either every bucket
 * counts it or none does.
 */
export abstract class RateLimitStorage implements ThrottlerStorage {
  /** The slots that this process holds, where several processes share the limits; null where one counts alone. */
  abstract readonly slots: SharedSlots | null;

  /**
   * Counts one request in every bucket and takes the slot that it claims, or neither; rejects with
   * `storage_unavailable` if the database is unavailable.
   */
  abstract hit(buckets: readonly Bucket[], claim?: SlotClaim | null): Decision | Promise<Decision>;

  /**
   * Takes `times` requests out of every bucket again, if their window, which ends at `resetAtSeconds`, is still the
   * current one: for requests that are rejected with 429 after they were counted.
   */
  abstract takeBack(buckets: readonly Bucket[], times: number, resetAtSeconds: number): Promise<void>;

  /** Returns the locally known state of a bucket, without counting and without waiting. */
  abstract peek(bucket: Bucket): BucketState;

  /** The time that decides which window it is, in milliseconds since the epoch. */
  abstract now(): number;

  /**
   * Counts one request for the throttler: in the bucket `throttlerName` of `key`, and together with it in `further` buckets
   * and with the slot that it claims. The window is the service's own, so the length and the block duration given are not
   * used; the times returned are in seconds.
   */
  async increment(
    key: string,
    _ttlMs: number,
    limit: number,
    _blockDurationMs: number,
    throttlerName: string,
    further: readonly Bucket[] = [],
    claim: SlotClaim | null = null,
  ): Promise<RateLimitRecord> {
    const buckets = [{ name: throttlerName, id: key, limit }, ...further];
    const { isAdmitted, states, slotRefusal } = await this.hit(buckets, claim);
    const bucket = tightest(states);
    const { remaining, resetAtSeconds } = states[0]!;
    const timeToExpire = Math.max(1, Math.ceil(resetAtSeconds - this.now() / 1000));
    return {
      totalHits: limit - remaining,
      timeToExpire,
      isBlocked: !isAdmitted,
      timeToBlockExpire: isAdmitted ? 0 : timeToExpire,
      bucket,
      ...(slotRefusal && { slotRefusal }),
    };
  }
}

/** Returns the bucket that binds first: the one with the fewest requests left; on a tie, the earlier one. */
export function tightest(states: readonly BucketState[]): BucketState {
  return states.reduce((tighter, state) => (state.remaining < tighter.remaining ? state : tighter));
}
