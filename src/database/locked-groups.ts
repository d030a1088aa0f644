import { failAll, type BatchEntry } from './batch-entry.js';
import { SHORT_LOCK_WAIT_MS } from './limited-wait.js';

/** Writes entries with a limited wait for locks, or sets them aside again. */
type Settle<Row, Outcome> = (entries: BatchEntry<Row, Outcome>[], lockWaitMs: number) => Promise<void>;

/** The maximum time that a row waits for locks of other transactions. */
const LOCKED_MAX_MS = 5_000;
const RETRY_PAUSE_MS = 100;
/** The maximum time that retries delay other rows: several short waits, or any number of unlocked groups. */
const RETRY_MAX_MS = 100;

/** Groups of rows that wait for locks of another transaction. They are retried one group at a time, in turn. */
export class LockedGroups<Row, Outcome> {
  private readonly groups = new Map<string, BatchEntry<Row, Outcome>[]>();
  private isScheduled = false;

  /** `retry` is called while groups are waiting; it calls `settleSome` when a statement may be sent. */
  constructor(private readonly retry: () => Promise<void>) {}

  get isEmpty(): boolean {
    return this.groups.size === 0;
  }

  /** Rows waiting for locks. */
  get depth(): number {
    return [...this.groups.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Adds a row to its group if that is waiting for locks; returns false otherwise. */
  join(group: string, entry: BatchEntry<Row, Outcome>): boolean {
    return (this.groups.get(group)?.push(entry) ?? 0) > 0;
  }

  /** Sets a group aside, to be retried later. */
  setAside(group: string, entries: BatchEntry<Row, Outcome>[]): void {
    this.groups.set(group, [...entries, ...(this.groups.get(group) ?? [])]);
    this.schedule();
  }

  /** Settles groups in the order in which they came, each once, until `RETRY_MAX_MS` are over. */
  async settleSome(settle: Settle<Row, Outcome>): Promise<void> {
    const endsAt = performance.now() + RETRY_MAX_MS;
    // A copy: a group that is retried moves to the end.
    const groups = Array.from(this.groups.keys());
    for (const group of groups) {
      await this.settleGroup(group, settle);
      if (performance.now() > endsAt) return;
    }
  }

  /** Settles a group; its rows that have waited too long fail. */
  private async settleGroup(group: string, settle: Settle<Row, Outcome>): Promise<void> {
    const waiting = this.groups.get(group)!;
    // Moved behind the other groups; rows that arrive meanwhile wait there.
    this.groups.delete(group);
    this.groups.set(group, []);
    const oldest = performance.now() - LOCKED_MAX_MS;
    const overdue = waiting.filter(({ addedAt }) => addedAt < oldest);
    const inTime = waiting.filter(({ addedAt }) => addedAt >= oldest);
    failAll(overdue, new Error('timed out waiting for locks held by another transaction'));
    if (inTime.length > 0)
      await settle(inTime, this.lockWaitOf(inTime)).catch((error: unknown) => failAll(inTime, error));
    if (this.groups.get(group)!.length === 0) this.groups.delete(group);
  }

  /**
   * Waits for longer the longer a group has waited, within its share of `RETRY_MAX_MS`: on a slow disk, short transactions
   * that follow each other hold a busy lock for longer than the shortest wait.
   */
  private lockWaitOf(entries: BatchEntry<Row, Outcome>[]): number {
    const waitedMs = performance.now() - entries[0]!.addedAt;
    const longest = Math.min(waitedMs / 10, RETRY_MAX_MS / this.groups.size);
    return Math.max(SHORT_LOCK_WAIT_MS, Math.round(longest));
  }

  private schedule() {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setTimeout(() => void this.run(), RETRY_PAUSE_MS);
  }

  private async run() {
    await this.retry();
    this.isScheduled = false;
    if (!this.isEmpty) this.schedule();
  }
}
