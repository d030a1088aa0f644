import { LRUCache } from 'lru-cache';
import type { BucketState } from '../common/http/request.js';
import type { Bucket } from './rate-limit-storage.js';

/**
 * Addresses that are remembered in one window. Whoever has more of them than this could not be limited by
 * address anyway; those that were quiet for longest are forgotten, so memory stays bounded.
 */
const ADDRESSES_MAX = 50_000;

/** The counts of one window, bucket by bucket: one map look-up each, and a window that ends is dropped whole. */
export class WindowCounts {
  /** When the window began, in seconds since the epoch. */
  start = 0;
  /** Of accounts, keys and apps, by name and id: as many as there are valid credentials in use. */
  private counts = new Map<string, Map<string, number>>();
  private readonly addressCounts = new LRUCache<string, number>({ max: ADDRESSES_MAX });

  constructor(readonly windowSeconds: number) {}

  /**
   * Turns to the window of a moment. A clock that is set back by a little opens no new window: nobody gets a second
   * allowance by it. By more than a window, and where these counts are the only record, they come along into the
   * window it is now, so that nobody waits for longer than one either.
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

  /** Says whether this is an address that there is no room to remember. */
  hasNoRoomFor({ name, id }: Bucket): boolean {
    return name === 'address' && this.addressCounts.size >= ADDRESSES_MAX && !this.addressCounts.has(id);
  }

  /** How a bucket stands in this window once so many requests are counted in it. */
  state({ name, limit }: Bucket, used: number): BucketState {
    const resetAtSeconds = this.start + this.windowSeconds;
    return { name, limit, remaining: Math.max(0, limit - used), resetAtSeconds };
  }
}
