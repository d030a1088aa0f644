import { LRUCache } from 'lru-cache';
import type { BucketState } from '../common/http/request.js';
import type { Bucket } from './rate-limit-storage.js';

/**
 * The maximum number of addresses counted in one window, which bounds memory; the least recently used are dropped. A
 * client with more addresses could not be limited by address anyway.
 */
const ADDRESSES_MAX = 50_000;

/**
 * The counts of one window by bucket. Each count takes one map lookup, and all counts are dropped when the window ends.
 */
export class WindowCounts {
  /** When the window began, in seconds since the epoch. */
  start = 0;
  /** Counts of accounts, keys and apps by name and id; their number is bounded by the credentials in use. */
  private counts = new Map<string, Map<string, number>>();
  // With `max`, the arrays of all possible entries would be allocated at once.
  private readonly addressCounts = new LRUCache<string, number>({
    maxSize: ADDRESSES_MAX,
    sizeCalculation: () => 1,
  });

  constructor(readonly windowSeconds: number) {}

  /**
   * Switches to the window at a given time. If the clock is set back by less than a window, the window stays the same,
   * so that no limit is granted twice. If it is set back further and these counts are the only record, they are moved
   * to the window of the new time, so that no client waits longer than one window.
   */
  openAt(ms: number, isOnlyRecord = false) {
    const now = Math.floor(ms / 1000);
    const start = now - (now % this.windowSeconds);
    const isFarBehind = start < this.start - this.windowSeconds;
    if (isFarBehind && isOnlyRecord) this.start = start;
    else if (isFarBehind || start > this.start) this.open(start);
  }

  open(start: number) {
    this.start = start;
    this.counts = new Map();
    this.addressCounts.clear();
  }

  of({ name, id }: Bucket): number {
    return name === 'address' ? (this.addressCounts.get(id) ?? 0) : (this.counts.get(name)?.get(id) ?? 0);
  }

  set({ name, id }: Bucket, count: number) {
    if (name === 'address') {
      this.addressCounts.set(id, count);
      return;
    }
    let counts = this.counts.get(name);
    if (!counts) this.counts.set(name, (counts = new Map()));
    counts.set(id, count);
  }

  /** Whether this is an address for which there is no room. */
  hasNoRoomFor({ name, id }: Bucket): boolean {
    return name === 'address' && this.addressCounts.size >= ADDRESSES_MAX && !this.addressCounts.has(id);
  }

  /** Whether this window ends at a given time, in seconds since the epoch. */
  endsAt(resetAtSeconds: number): boolean {
    return resetAtSeconds === this.start + this.windowSeconds;
  }

  /** The state of a bucket in this window with this many requests. */
  state({ name, limit }: Bucket, used: number): BucketState {
    const resetAtSeconds = this.start + this.windowSeconds;
    return { name, limit, remaining: Math.max(0, limit - used), resetAtSeconds };
  }
}
