import { AppError } from '../common/app-error.js';
import { isDatabaseFailure, isRolledBackForAnother } from '../common/database-failure.js';

interface Entry<Row, Outcome> {
  row: Row;
  addedAt: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

interface BatchWriterOptions {
  /** Rows in one statement. */
  rowsMax?: number;
  /** Rows waiting; one more is refused. */
  queueMax?: number;
  /** Statements under way at once. */
  writesMax?: number;
}

/**
 * Beyond this a row in the queue is given up: the statement that comes next may take several seconds more, and an
 * answer is due in ten.
 */
const WAIT_MAX_MS = 2_000;

/**
 * Gathers rows that arrive while a write is under way and writes them as one statement (group commit): a lone
 * row waits for nothing, a crowd shares a commit. `add` resolves once its row is committed; `write` says what
 * became of each row, in their order. A row that the database refuses fails alone; a database that can't be reached
 * fails everybody who waits, so that nobody waits for much longer than one statement may take.
 */
export class BatchWriter<Row, Outcome = void> {
  private queue: Entry<Row, Outcome>[] = [];
  private writing = 0;
  private isScheduled = false;
  private idle: (() => void)[] = [];
  private readonly rowsMax: number;
  private readonly queueMax: number;
  private readonly writesMax: number;

  constructor(
    private readonly write: (rows: Row[]) => Promise<Outcome[]>,
    { rowsMax = 500, queueMax = 20_000, writesMax = 2 }: BatchWriterOptions = {},
  ) {
    this.rowsMax = rowsMax;
    this.queueMax = queueMax;
    this.writesMax = writesMax;
  }

  /** Rows waiting for a statement. */
  get depth(): number {
    return this.queue.length;
  }

  /** Writes a row and brings what the statement said of it; rejects with `storage_unavailable` where the queue is full or the database away. */
  add(row: Row): Promise<Outcome> {
    if (this.queue.length >= this.queueMax)
      return Promise.reject(unavailable(new Error('write queue is full')));
    return new Promise((resolve, reject) => {
      this.queue.push({ row, addedAt: performance.now(), resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when everything added so far has been written or refused. */
  drain(): Promise<void> {
    if (this.queue.length === 0 && this.writing === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
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
    this.writing -= 1;
    if (this.queue.length > 0) this.schedule();
    else if (this.writing === 0) for (const resolve of this.idle.splice(0)) resolve();
  }

  private takeNext(): Entry<Row, Outcome>[] {
    const oldest = performance.now() - WAIT_MAX_MS;
    const inTime = this.queue.findIndex(({ addedAt }) => addedAt >= oldest);
    const overdue = this.queue.splice(0, inTime === -1 ? this.queue.length : inTime);
    if (overdue.length > 0) this.failAll(overdue, new Error('waited too long in the write queue'));
    return this.queue.splice(0, this.rowsMax);
  }

  /** Tells each row what became of it; throws where the database could not say, then some may not have been told. */
  private async settle(entries: Entry<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.write(entries.map(({ row }) => row));
      for (const [index, { resolve }] of entries.entries()) resolve(outcomes[index]!);
    } catch (error) {
      const isVictim = isRolledBackForAnother(error);
      if (isDatabaseFailure(error) && !isVictim) throw error;
      if (entries.length === 1) return entries[0]!.reject(isVictim ? unavailable(error) : error);
      const middle = entries.length >> 1;
      await this.settle(entries.slice(0, middle));
      await this.settle(entries.slice(middle));
    }
  }

  // For those that know already, this changes nothing.
  private failAll(entries: Entry<Row, Outcome>[], cause: unknown) {
    for (const { reject } of entries) reject(unavailable(cause));
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError('storage_unavailable', 'The database could not be reached. Please try again shortly.', {
    retryAfterSeconds: 1,
    cause,
  });
}
