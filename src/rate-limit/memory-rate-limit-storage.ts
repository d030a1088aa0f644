import { LRUCache } from 'lru-cache';
import type { Clock } from '../common/clock.js';
import type { BucketState } from '../common/http.js';
import { RateLimitStorage, type Bucket, type Decision } from './rate-limit-storage.js';

/**
 * Addresses that are remembered in one window. Whoever has more of them than this could not be limited by
 * address anyway; those that were quiet for longest are forgotten, so memory stays bounded.
 */
const ADDRESSES_MAX = 50_000;

/** Counts in this process's memory: one map look-up a bucket, and a window that ends is dropped whole. */
export class MemoryRateLimitStorage extends RateLimitStorage {
  private windowStart = 0;
  /** Of accounts, keys and apps: as many as there are valid credentials in use. */
  private counts = new Map<string, number>();
  private readonly addressCounts = new LRUCache<string, number>({ max: ADDRESSES_MAX });

  constructor(
    private readonly clock: Clock,
    private readonly windowSeconds: number,
  ) {
    super();
  }

  hit(buckets: readonly Bucket[]): Decision {
    this.openWindow();
    const used = buckets.map((bucket) => this.countOf(bucket));
    const isAdmitted = buckets.every((bucket, index) => used[index]! < bucket.limit);
    if (isAdmitted)
      for (const [index, bucket] of buckets.entries()) this.setCount(bucket, (used[index]! += 1));
    return { isAdmitted, states: buckets.map((bucket, index) => this.state(bucket, used[index]!)) };
  }

  peek(bucket: Bucket): BucketState {
    this.openWindow();
    return this.state(bucket, this.countOf(bucket));
  }

  // A clock that is set back gives nobody a second allowance: by a little, the window goes on; by more, the counts
  // come along into the window it is now, so that nobody waits for longer than one.
  private openWindow() {
    const now = Math.floor(this.clock.now() / 1000);
    const start = now - (now % this.windowSeconds);
    if (start > this.windowStart) this.forgetCounts();
    if (start > this.windowStart || start < this.windowStart - this.windowSeconds) this.windowStart = start;
  }

  private forgetCounts() {
    this.counts = new Map();
    this.addressCounts.clear();
  }

  private countOf({ name, id }: Bucket): number {
    return name === 'address' ? (this.addressCounts.get(id) ?? 0) : (this.counts.get(`${name}:${id}`) ?? 0);
  }

  private setCount({ name, id }: Bucket, count: number) {
    if (name === 'address') this.addressCounts.set(id, count);
    else this.counts.set(`${name}:${id}`, count);
  }

  private state({ name, limit }: Bucket, used: number): BucketState {
    const resetAtSeconds = this.windowStart + this.windowSeconds;
    return { name, limit, remaining: Math.max(0, limit - used), resetAtSeconds };
  }
}
