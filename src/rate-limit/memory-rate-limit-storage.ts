import type { Clock } from '../common/clock.js';
import type { BucketState } from '../common/http.js';
import { RateLimitStorage, type Bucket, type Decision } from './rate-limit-storage.js';

/**
 * Addresses that are remembered in one window. Whoever has more of them than this could not be limited by
 * address anyway; the oldest are forgotten, so memory stays bounded.
 */
const ADDRESSES_MAX = 50_000;

/** Counts in this process's memory: one map look-up a bucket, and a window that ends is dropped whole. */
export class MemoryRateLimitStorage extends RateLimitStorage {
  private windowStart = 0;
  /** Of accounts, keys and apps: as many as there are valid credentials in use. */
  private counts = new Map<string, number>();
  private addressCounts = new Map<string, number>();

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

  // A clock that is set back opens no new window: nobody gets a second allowance by it.
  private openWindow() {
    const now = Math.floor(this.clock.now() / 1000);
    const start = now - (now % this.windowSeconds);
    const isAhead = start > this.windowStart;
    const isFarBehind = start < this.windowStart - this.windowSeconds;
    if (!isAhead && !isFarBehind) return;
    this.windowStart = start;
    this.counts = new Map();
    this.addressCounts = new Map();
  }

  private countOf({ name, id }: Bucket): number {
    return name === 'address' ? (this.addressCounts.get(id) ?? 0) : (this.counts.get(`${name}:${id}`) ?? 0);
  }

  private setCount({ name, id }: Bucket, count: number) {
    if (name !== 'address') {
      this.counts.set(`${name}:${id}`, count);
      return;
    }
    this.addressCounts.set(id, count);
    if (this.addressCounts.size > ADDRESSES_MAX)
      this.addressCounts.delete(this.addressCounts.keys().next().value!);
  }

  private state({ name, limit }: Bucket, used: number): BucketState {
    const resetAtSeconds = this.windowStart + this.windowSeconds;
    return { name, limit, remaining: Math.max(0, limit - used), resetAtSeconds };
  }
}
