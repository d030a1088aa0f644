// Longer than usual: the ways on which a row can get stuck are handled in one place.
import { AppError } from '../common/errors/app-error.js';
import {
  isDatabaseFailure,
  isLockTimeout,
  isOutcomeUnknown,
  isRolledBackForAnother,
} from '../common/errors/database-failure.js';
import { LateOutcome } from './late-outcome.js';

interface Entry<Row, Outcome> {
  row: Row;
  addedAt: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

interface BatchWriterOptions<Row, Outcome> {
  /**
   * Names rows that lock the same rows of the database, such as the counters of one account. For statements that give up
   * waiting for locks (`LIMITED_WAIT`).
   */
  groupOf?: (row: Row) => string;
  /**
   * Writes rows of which some may have been committed before, by a statement whose reply was lost. May throw to be called
   * again later.
   */
  writeAgain?: (rows: Row[]) => Promise<Outcome[]>;
  /** Rows in one statement. */
  rowsMax?: number;
  /** Rows waiting; one more is refused. */
  queueMax?: number;
  /** Statements under way at once. */
  writesMax?: number;
}

/** Writes rows in one statement and returns what became of each, in their order. */
type Write<Row, Outcome> = (rows: Row[]) => Promise<Outcome[]>;

/**
 * Beyond this a row in the queue is given up: the statement that comes next may take several seconds more, and an
 * answer is due in ten.
 */
const WAIT_MAX_MS = 2_000;

/** How long a row may wait for others to release what it locks. */
const LOCKED_MAX_MS = 5_000;
const LOCKED_PAUSE_MS = 100;

/** A connection that broke within this time is likely to have been the only trouble. */
const BROKEN_SOON_MS = 3_000;

/**
 * Gathers rows that arrive while a write is under way and writes them as one statement (group commit): a lone
 * row waits for nothing, a crowd shares a commit. `add` resolves once its row is committed. A row that the database
 * refuses fails alone. A group of rows that waits for locks of another transaction is taken out and tried apart. A
 * database that can't be reached fails all rows that wait, so that none waits for much longer than one statement may take.
 */
export class BatchWriter<Row, Outcome = void> {
  private queue: Entry<Row, Outcome>[] = [];
  /** Groups whose locks others hold. */
  private readonly locked = new Map<string, Entry<Row, Outcome>[]>();
  private readonly late: LateOutcome<Row, Outcome> | null;
  private writing = 0;
  private isScheduled = false;
  private isRetrying = false;
  private idle: (() => void)[] = [];
  private readonly groupOf: ((row: Row) => string) | null;
  private readonly rowsMax: number;
  private readonly queueMax: number;
  private readonly writesMax: number;

  constructor(
    private readonly write: Write<Row, Outcome>,
    {
      groupOf,
      writeAgain,
      rowsMax = 500,
      queueMax = 20_000,
      writesMax = 2,
    }: BatchWriterOptions<Row, Outcome> = {},
  ) {
    this.groupOf = groupOf ?? null;
    this.late = writeAgain ? new LateOutcome(writeAgain) : null;
    this.rowsMax = rowsMax;
    this.queueMax = queueMax;
    this.writesMax = writesMax;
  }

  /** Rows waiting for a statement. */
  get depth(): number {
    return [...this.locked.values()].reduce((sum, { length }) => sum + length, this.queue.length);
  }

  /**
   * Writes a row and resolves with what became of it; rejects with `storage_unavailable` where the queue is full, its locks are
   * held for too long or the database is away. Where the row may have been committed all the same, `lateOutcomeOf` the error
   * tells once it is known.
   */
  add(row: Row): Promise<Outcome> {
    if (this.queue.length >= this.queueMax || (this.locked.size > 0 && this.depth >= this.queueMax))
      return Promise.reject(unavailable(new Error('write queue is full')));
    return new Promise((resolve, reject) => {
      const entry = { row, addedAt: performance.now(), resolve, reject };
      const locked = this.locked.size > 0 ? this.locked.get(this.groupOf!(row)) : undefined;
      if (locked) return void locked.push(entry);
      this.queue.push(entry);
      this.schedule();
    });
  }

  /** Resolves when everything added so far has been written or refused. */
  async drain(): Promise<void> {
    if (!this.isIdle()) await new Promise<void>((resolve) => this.idle.push(resolve));
    await this.late?.settle();
  }

  private isIdle(): boolean {
    return this.queue.length === 0 && this.writing === 0 && this.locked.size === 0;
  }

  // One turn of the event loop lets the requests that arrived together share the statement.
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
    if (this.queue.length > 0) this.schedule();
    if (entries.length > 0) {
      await this.settle(entries).catch((error: unknown) =>
        this.failAll(entries.concat(this.queue.splice(0)), error),
      );
    }
    this.endWrite();
  }

  private endWrite() {
    this.writing -= 1;
    if (this.queue.length > 0) this.schedule();
    else if (this.isIdle()) for (const resolve of this.idle.splice(0)) resolve();
  }

  private takeNext(): Entry<Row, Outcome>[] {
    const oldest = performance.now() - WAIT_MAX_MS;
    const inTime = this.queue.findIndex(({ addedAt }) => addedAt >= oldest);
    const overdue = this.queue.splice(0, inTime === -1 ? this.queue.length : inTime);
    if (overdue.length > 0) this.failAll(overdue, new Error('waited too long in the write queue'));
    return this.queue.splice(0, this.rowsMax);
  }

  /** Settles each row; throws where the database could not say, then some may not have been settled. */
  private async settle(entries: Entry<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.write(rowsOf(entries));
      for (const [index, { resolve }] of entries.entries()) resolve(outcomes[index]!);
    } catch (error) {
      if (this.groupOf && isLockTimeout(error)) return this.settleApart(entries, this.groupOf);
      if (this.late && isOutcomeUnknown(error)) return this.settleAgain(entries, this.late, error);
      const isVictim = isRolledBackForAnother(error);
      if (isDatabaseFailure(error) && !isVictim) throw error;
      if (entries.length === 1) return entries[0]!.reject(isVictim ? unavailable(error) : error);
      const middle = entries.length >> 1;
      await this.settle(entries.slice(0, middle));
      await this.settle(entries.slice(middle));
    }
  }

  /** Writes each group by itself, to find out whose locks are held; those are tried again later. */
  private async settleApart(entries: Entry<Row, Outcome>[], groupOf: (row: Row) => string): Promise<void> {
    const groups = Map.groupBy(entries, ({ row }) => groupOf(row));
    if (groups.size > 1) {
      for (const group of groups.values()) await this.settle(group);
      return;
    }
    const [group] = groups.keys();
    this.locked.set(group!, [...entries, ...(this.locked.get(group!) ?? [])]);
    this.retryLocked();
  }

  /** The connection broke: asks again whether the rows were committed, soon or, where the database hangs, later. */
  private async settleAgain(
    entries: Entry<Row, Outcome>[],
    late: LateOutcome<Row, Outcome>,
    cause: unknown,
  ): Promise<void> {
    const isSoon = performance.now() - entries[0]!.addedAt < BROKEN_SOON_MS;
    try {
      if (!isSoon) throw cause;
      const outcomes = await late.writeAgain(rowsOf(entries));
      for (const [index, { resolve }] of entries.entries()) resolve(outcomes[index]!);
    } catch (error) {
      const outcomes = late.find(rowsOf(entries));
      for (const [index, { reject }] of entries.entries()) {
        const outcome = outcomes.then((all) => all[index]!);
        reject(unavailable(new OutcomeUnknown(outcome, error)));
      }
      throw error;
    }
  }

  private retryLocked() {
    if (this.isRetrying) return;
    this.isRetrying = true;
    setTimeout(() => void this.writeLocked(), LOCKED_PAUSE_MS);
  }

  /** Tries the group that has waited longest, where a statement may be sent. */
  private async writeLocked() {
    const [group] = this.locked.keys();
    if (group !== undefined && this.writing < this.writesMax) {
      this.writing += 1;
      const waiting = this.locked.get(group)!;
      // Behind the other groups; rows that arrive meanwhile wait there.
      this.locked.delete(group);
      this.locked.set(group, []);
      const oldest = performance.now() - LOCKED_MAX_MS;
      const [overdue, inTime] = partition(waiting, ({ addedAt }) => addedAt < oldest);
      this.failAll(overdue, new Error('waited too long for locks that another transaction holds'));
      if (inTime.length > 0) await this.settle(inTime).catch((error: unknown) => this.failAll(inTime, error));
      if (this.locked.get(group)!.length === 0) this.locked.delete(group);
      this.endWrite();
    }
    this.isRetrying = false;
    if (this.locked.size > 0) this.retryLocked();
  }

  // For those that are settled already, this changes nothing.
  private failAll(entries: Entry<Row, Outcome>[], cause: unknown) {
    for (const { reject } of entries) reject(unavailable(cause));
  }
}

/** Why it is not known whether a row was committed. */
class OutcomeUnknown<Outcome> extends Error {
  constructor(
    readonly outcome: Promise<Outcome>,
    cause: unknown,
  ) {
    super('the connection was lost under the statement', { cause });
    outcome.catch(() => undefined);
  }
}

/** What became of a row whose `add` rejected with this error; null where it is certain that it was not written. */
export function lateOutcomeOf<Outcome>(error: unknown): Promise<Outcome> | null {
  const cause = error instanceof AppError ? error.cause : null;
  return cause instanceof OutcomeUnknown ? cause.outcome : null;
}

function rowsOf<Row>(entries: readonly { row: Row }[]): Row[] {
  return entries.map(({ row }) => row);
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function unavailable(cause: unknown): AppError {
  return new AppError('storage_unavailable', 'The database could not be reached. Please try again shortly.', {
    retryAfterSeconds: 1,
    cause,
  });
}
