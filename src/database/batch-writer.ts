import { databaseError } from '../common/errors/database-error.js';
import { DatabaseBusy } from '../common/errors/database-failure.js';
import { failAll, type BatchEntry } from './batch-entry.js';
import { BatchSettler, type Write } from './batch-settler.js';
import type { BatchWriterOptions } from './batch-writer-options.js';
import { countFitting } from './count-fitting.js';
import { LateOutcome } from './late-outcome.js';
import { LockedGroups } from './locked-groups.js';
import { takeGroup } from './take-group.js';

/**
 * A row that has waited in the queue for longer than this is rejected: the next statement may take several seconds more,
 * and a response is due in ten.
 */
const WAIT_MAX_MS = 2_000;

/**
 * Collects rows that arrive while a write is in flight and writes them in one statement (group commit): a single row is
 * written at once, many share a commit. `add` resolves once its row is committed. A row that the database rejects fails
 * alone. A group of rows that waits for locks of another transaction is set aside and retried. If the database is
 * unavailable, all waiting rows fail, so that none waits much longer than one statement may take.
 */
export class BatchWriter<Row, Outcome = void> {
  private queue: BatchEntry<Row, Outcome>[] = [];
  private readonly locked = new LockedGroups<Row, Outcome>(() => this.writeLocked());
  private readonly late: LateOutcome<Row, Outcome> | null;
  private readonly settler: BatchSettler<Row, Outcome>;
  private readonly groupOf: ((row: Row) => string) | null;
  /** The groups with a statement in flight; null where groups share statements. */
  private readonly inFlight: Set<string> | null;
  private readonly rowsMax: number;
  private readonly weightOf: ((row: Row) => number) | null;
  private readonly queueMax: number;
  private readonly writesMax: number;
  private writing = 0;
  private isScheduled = false;
  private idle: (() => void)[] = [];

  constructor(write: Write<Row, Outcome>, options: BatchWriterOptions<Row, Outcome> = {}) {
    const { groupOf, separatesGroups, writeAgain, rowsMax = 500, queueMax = 20_000, writesMax = 2 } = options;
    this.groupOf = groupOf ?? null;
    this.inFlight = separatesGroups ? new Set() : null;
    this.late = writeAgain ? new LateOutcome(writeAgain) : null;
    this.settler = new BatchSettler(write, this.groupOf, this.locked, this.late);
    this.rowsMax = rowsMax;
    this.weightOf = options.weightOf ?? null;
    this.queueMax = queueMax;
    this.writesMax = writesMax;
  }

  /** Rows waiting for a statement. */
  get depth(): number {
    return this.queue.length + this.locked.depth;
  }

  /**
   * Writes a row and resolves with its outcome; rejects with `concurrency_limited` if there are too many rows, with
   * `storage_unavailable` if its locks are held for too long or the database is unavailable. If the row may have been
   * committed nevertheless, `lateOutcomeOf` the error resolves once it is known.
   */
  add(row: Row): Promise<Outcome> {
    if (this.isFull()) return Promise.reject(databaseError(new DatabaseBusy('the write queue is full')));
    return new Promise((resolve, reject) => {
      const entry = { row, addedAt: performance.now(), resolve, reject };
      if (!this.locked.isEmpty && this.locked.join(this.groupOf!(row), entry)) return;
      this.queue.push(entry);
      this.schedule();
    });
  }

  /** Resolves when everything added so far has been written or rejected. */
  async drain(): Promise<void> {
    if (!this.isIdle()) await new Promise<void>((resolve) => this.idle.push(resolve));
    await this.late?.settle();
  }

  // The set-aside rows are counted only if there are any: this runs for every row.
  private isFull(): boolean {
    const isFull = this.queue.length >= this.queueMax;
    return isFull || (!this.locked.isEmpty && this.depth >= this.queueMax);
  }

  private isIdle(): boolean {
    return this.queue.length === 0 && this.writing === 0 && this.locked.isEmpty;
  }

  // Requests that arrive in the same turn of the event loop share the statement.
  private schedule() {
    if (this.isScheduled || this.writing >= this.writesMax) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      void this.writeNext();
    });
  }

  private async writeNext() {
    this.writing += 1;
    const entries = this.takeNext();
    if (entries.length > 0) {
      if (this.queue.length > 0) this.schedule();
      await this.settler
        .settle(entries)
        .catch((error: unknown) => failAll(entries.concat(this.queue.splice(0)), error));
      this.inFlight?.delete(this.groupOf!(entries[0]!.row));
    }
    this.endWrite(entries.length > 0);
  }

  private takeNext(): BatchEntry<Row, Outcome>[] {
    const oldest = performance.now() - WAIT_MAX_MS;
    const inTime = this.queue.findIndex(({ addedAt }) => addedAt >= oldest);
    const overdue = this.queue.splice(0, inTime === -1 ? this.queue.length : inTime);
    if (overdue.length > 0) failAll(overdue, new DatabaseBusy('waited too long in the write queue'));
    if (!this.inFlight) return this.queue.splice(0, countFitting(this.queue, this.rowsMax, this.weightOf));
    const { taken, left } = takeGroup(this.queue, this.inFlight, this.groupOf!, this.rowsMax);
    this.queue = left;
    return taken;
  }

  private async writeLocked() {
    if (this.writing >= this.writesMax) return;
    this.writing += 1;
    await this.locked.settleSome((entries, lockWaitMs) => this.settler.settle(entries, lockWaitMs));
    this.endWrite();
  }

  /** `hasFreed`: whether rows that had to wait for this statement may be written now. */
  private endWrite(hasFreed = true) {
    this.writing -= 1;
    if (this.queue.length > 0 && hasFreed) this.schedule();
    else if (this.isIdle()) for (const resolve of this.idle.splice(0)) resolve();
  }
}
