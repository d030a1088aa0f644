import type { Clock } from '../common/time/clock.js';
import type { BucketState } from '../common/http/request.js';
import { RateLimitStorage, type Bucket, type Decision } from './rate-limit-storage.js';
import { WindowCounts } from './window-counts.js';

/** Counts in this process's memory. */
export class MemoryRateLimitStorage extends RateLimitStorage {
  readonly slots = null;
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
    const isAdmitted = buckets.every((bucket) => this.counts.of(bucket) < bucket.limit);
    const states = buckets.map((bucket) => {
      const used = this.counts.of(bucket) + (isAdmitted ? 1 : 0);
      if (isAdmitted) this.counts.set(bucket, used);
      return this.counts.state(bucket, used);
    });
    return { isAdmitted, states };
  }

  async takeBack(buckets: readonly Bucket[], times: number, resetAtSeconds: number): Promise<void> {
    this.counts.openAt(this.now(), true);
    if (!this.counts.endsAt(resetAtSeconds)) return;
    for (const bucket of buckets) this.counts.set(bucket, Math.max(0, this.counts.of(bucket) - times));
  }

  peek(bucket: Bucket): BucketState {
    this.counts.openAt(this.now(), true);
    return this.counts.state(bucket, this.counts.of(bucket));
  }
}
