import { LRUCache } from 'lru-cache';
import type { ChangeKind } from './change-kind.js';
import type { Notifier } from './notifier.js';

/** Names a changed object, as `apiKey:<id>`. */
export type ChangeTag = `${ChangeKind}:${string}`;

/** The result of a read: the value and the objects whose changes invalidate it. */
export interface Loaded<Value extends object> {
  value: Value;
  tags: ChangeTag[];
  /** Its share of `sizeMax`; 1 by default. */
  size?: number;
}

interface Entry<Value extends object> extends Loaded<Value> {
  /** On the monotonic clock: setting the time of day lengthens no entry's life. */
  expiresAt: number;
}

/** The maximum age of an entry, in case an invalidation is missed. */
const TTL_MS = 30_000;

/**
 * A bounded cache of database reads. Entries are invalidated immediately by changes in this process, and by notification
 * for changes in others. While the notification link is down, the cache is bypassed. A read that began before a change is
 * never cached after it.
 */
export class ChangeAwareCache<Value extends object> {
  private readonly entries: LRUCache<string, Entry<Value>>;
  private readonly keysByTag = new Map<ChangeTag, Set<string>>();
  private readonly reads = new Map<string, Promise<Value | null>>();

  constructor(
    private readonly notifier: Notifier,
    kinds: readonly ChangeKind[],
    sizeMax = 100_000,
  ) {
    this.entries = new LRUCache({
      // With `max`, the arrays of all possible entries would be allocated at once.
      maxSize: sizeMax,
      sizeCalculation: ({ size = 1 }) => size,
      dispose: (entry, key) => this.untag(key, entry.tags),
    });
    for (const kind of kinds) notifier.onChange(kind, (id) => this.forget(`${kind}:${id}`));
    // A plan's limits are in many entries; plans change rarely.
    notifier.onChange('plan', () => this.entries.clear());
    notifier.onGap(() => this.entries.clear());
  }

  get(key: string): Value | undefined {
    if (!this.notifier.isUp) return undefined;
    const entry = this.entries.get(key);
    return entry !== undefined && entry.expiresAt > performance.now() ? entry.value : undefined;
  }

  /** Reads and caches a value; concurrent calls for the same key share one read. Missing values are not cached. */
  load(key: string, read: () => Promise<Loaded<Value> | null>): Promise<Value | null> {
    const { epoch } = this.notifier;
    // Start a new read under a newer epoch: the running one may not have seen the change.
    const name = `${epoch}/${key}`;
    const inFlight = this.reads.get(name);
    if (inFlight) return inFlight;
    const reading = read()
      .then((loaded) => this.keep(key, loaded, epoch))
      .finally(() => this.reads.delete(name));
    this.reads.set(name, reading);
    return reading;
  }

  private keep(key: string, loaded: Loaded<Value> | null, epoch: number): Value | null {
    if (!loaded) return null;
    if (this.notifier.isUp && this.notifier.epoch === epoch) {
      this.entries.set(key, { ...loaded, expiresAt: performance.now() + TTL_MS });
      for (const tag of loaded.tags) {
        const keys = this.keysByTag.get(tag) ?? new Set();
        this.keysByTag.set(tag, keys.add(key));
      }
    }
    return loaded.value;
  }

  private forget(tag: ChangeTag) {
    for (const key of this.keysByTag.get(tag) ?? []) this.entries.delete(key);
  }

  private untag(key: string, tags: ChangeTag[]) {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
