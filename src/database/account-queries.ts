import { AppError } from '../common/errors/app-error.js';

/** The maximum wait of a query. With two statements that time out, a response still takes less than 10 s. */
const WAIT_MAX_MS = 2_000;
const PER_ACCOUNT_MAX = 2;
/** Connections of TypeORM's pool for single generations. */
const SINGLE_ROWS = 2;
/** Connections of TypeORM's pool that are left for those, and for sign-in, changes and other short transactions. */
const RESERVED = SINGLE_ROWS + 2;

/** Stands for the account in reads over all accounts, which only administrators can make. */
export const ALL_ACCOUNTS = 'all accounts';

interface Waiting {
  start: () => void;
  reject: (error: AppError) => void;
}

/**
 * Runs the queries behind lists, searches and other reads of an account's history. They use TypeORM's pool, never the
 * hot pool, and an account runs two at a time: slow queries of one account leave connections for all others. Further
 * queries wait; accounts take turns, and within an account the oldest is first.
 */
export class AccountQueries {
  private readonly runningMax: number;
  private readonly perAccountMax: number;
  private readonly runningByAccount = new Map<string, number>();
  private readonly waitingByAccount = new Map<string, Waiting[]>();
  private running = 0;

  /** `connections` is the size of TypeORM's pool. */
  constructor(connections: number) {
    this.runningMax = Math.max(1, connections - RESERVED);
    this.perAccountMax = Math.max(1, Math.min(PER_ACCOUNT_MAX, Math.floor(this.runningMax / 2)));
  }

  /**
   * Runs `query` when it is the account's turn. A query must not run another one through here. Throws
   * `concurrency_limited` if the account's own queries take too long, `storage_unavailable` if those of others do.
   */
  async run<Result>(accountId: string, query: () => Promise<Result>): Promise<Result> {
    await this.acquire(accountId);
    try {
      return await query();
    } finally {
      this.release(accountId);
    }
  }

  private acquire(accountId: string): Promise<void> | void {
    if (this.hasPlace(accountId) && !this.waitingByAccount.has(accountId)) return this.take(accountId);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(deadline);
          resolve();
        },
        reject,
      };
      const deadline = setTimeout(() => this.giveUp(accountId, waiting), WAIT_MAX_MS);
      const queue = this.waitingByAccount.get(accountId);
      if (queue) queue.push(waiting);
      else this.waitingByAccount.set(accountId, [waiting]);
    });
  }

  private hasPlace(accountId: string): boolean {
    return this.running < this.runningMax && this.runningOf(accountId) < this.perAccountMax;
  }

  private runningOf(accountId: string): number {
    return this.runningByAccount.get(accountId) ?? 0;
  }

  private take(accountId: string): void {
    this.running += 1;
    this.runningByAccount.set(accountId, this.runningOf(accountId) + 1);
  }

  private release(accountId: string): void {
    this.running -= 1;
    const rest = this.runningOf(accountId) - 1;
    if (rest === 0) this.runningByAccount.delete(accountId);
    else this.runningByAccount.set(accountId, rest);
    this.startNext();
  }

  // A map keeps the order of insertion, so a served account moves to the end.
  private startNext(): void {
    for (const [accountId, queue] of this.waitingByAccount) {
      if (!this.hasPlace(accountId)) continue;
      const next = queue.shift()!;
      this.waitingByAccount.delete(accountId);
      if (queue.length > 0) this.waitingByAccount.set(accountId, queue);
      this.take(accountId);
      return next.start();
    }
  }

  private giveUp(accountId: string, waiting: Waiting): void {
    const rest = this.waitingByAccount.get(accountId)!.filter((other) => other !== waiting);
    if (rest.length > 0) this.waitingByAccount.set(accountId, rest);
    else this.waitingByAccount.delete(accountId);
    waiting.reject(this.overdue(this.runningOf(accountId)));
  }

  protected overdue(value: number): AppError {
    if (value < this.perAccountMax) return databaseBusy();
    const message = `This account can read at most ${this.perAccountMax} lists at the same time. Try again in 1 second.`;
    const errorContext = { counter: 'lists', value, limit: this.perAccountMax };
    return new AppError('concurrency_limited', message, { retryAfterSeconds: 1, errorContext });
  }
}

/**
 * As `AccountQueries`, for statements by primary key: they never wait behind lists. They are not limited in number, so
 * the wait ends with `storage_unavailable` only.
 */
export class SingleRowQueries extends AccountQueries {
  constructor() {
    super(SINGLE_ROWS + RESERVED);
  }

  protected override overdue(): AppError {
    return databaseBusy();
  }
}

function databaseBusy(): AppError {
  const message = 'The database is busy. Please try again shortly.';
  return new AppError('storage_unavailable', message, { retryAfterSeconds: 1 });
}
