import type { BucketState } from '../common/http.js';
import type { Bucket } from './rate-limit-storage.js';

/**
 * Addresses that are remembered in one window. Whoever has more of them than this could not be limited by
 * address anyway; the oldest are forgotten, so memory stays bounded.
 */
const ADDRESSES_MAX = 50_000;

/** The counts of one window, bucket by bucket: one map look-up each, and a window that ends is dropped whole. */
export class WindowCounts {
  /** When the window began, in seconds since the epoch. */
  start = 0;
  /** Of accounts, keys and apps: as many as there are valid credentials in use. */
  private counts = new Map<string, number>();
  private addressCounts = new Map<string, number>();

  constructor(readonly windowSeconds: number) {}

  /** Turns to the window of a moment. One that is set back opens no new window: nobody gets a second allowance by it. */
  openAt(ms: number) {
    const now = Math.floor(ms / 1000);
    const start = now - (now % this.windowSeconds);
    if (start > this.start || start < this.start - this.windowSeconds) this.open(start);
  }

  open(start: number) {
    this.start = start;
    this.counts = new Map();
    this.addressCounts = new Map();
  }

  of({ name, id }: Bucket): number {
    return name === 'address' ? (this.addressCounts.get(id) ?? 0) : (this.counts.get(`${name}:${id}`) ?? 0);
  }

  set({ name, id }: Bucket, count: number) {
    if (name !== 'address') {
      this.counts.set(`${name}:${id}`, count);
      return;
    }
    this.addressCounts.set(id, count);
    if (this.addressCounts.size > ADDRESSES_MAX)
      this.addressCounts.delete(this.addressCounts.keys().next().value!);
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
