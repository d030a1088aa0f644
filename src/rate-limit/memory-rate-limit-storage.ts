import type { Clock } from '../common/clock.js';
import type { BucketState } from '../common/http.js';
import { RateLimitStorage, type Bucket, type Decision } from './rate-limit-storage.js';
import { WindowCounts } from './window-counts.js';

/** Counts in this process's memory. */
export class MemoryRateLimitStorage extends RateLimitStorage {
  private readonly counts: WindowCounts;

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    windowSeconds: number,
  ) {
    super();
    this.counts = new WindowCounts(windowSeconds);
  }

  now(): number {
    return this.clock.now();
  }

  hit(buckets: readonly Bucket[]): Decision {
    this.counts.openAt(this.now(), true);
    const used = buckets.map((bucket) => this.counts.of(bucket));
    const isAdmitted = buckets.every((bucket, index) => used[index]! < bucket.limit);
    if (isAdmitted)
      for (const [index, bucket] of buckets.entries()) this.counts.set(bucket, (used[index]! += 1));
    return { isAdmitted, states: buckets.map((bucket, index) => this.counts.state(bucket, used[index]!)) };
  }

  peek(bucket: Bucket): BucketState {
    this.counts.openAt(this.now(), true);
    return this.counts.state(bucket, this.counts.of(bucket));
  }
}
