import type { AppError } from '../common/errors/app-error.js';
import { databaseError } from '../common/errors/database-error.js';
import { DatabaseBusy } from '../common/errors/database-failure.js';
import { FairQueue } from '../common/scheduling/fair-queue.js';
import type { ServicePool } from './service-pool.js';

/** How often it is judged whether a query has waited too long. */
const WAIT_MS = 2_000;
/** When a query has to end, with its wait, so that every response takes less than 10 s. */
const TIME_MAX_MS = 9_000;
const PER_ACCOUNT_MAX = 2;

const TOO_LONG = 'waited too long for other queries';

/** The wait of a query; `startedAt` is a reading of `performance.now()`. */
export interface Wait {
  startedAt: number;
  waitedMs: number;
}

interface Waiting {
  accountId: string;
  start: () => void;
  reject: (error: unknown) => void;
}

/**
 * Runs up to `runningMax` queries at a time, and a few of one account. Further queries wait; accounts take turns, and
 * within an account the oldest is first.
 */
export abstract class FairQueries {
  protected readonly perAccountMax: number;
  private readonly runningByAccount = new Map<string, number>();
  private readonly waiting = new FairQueue<Waiting>();
  private running = 0;

  /** `pool` is the one that the queries use. */
  constructor(
    private readonly runningMax: number,
    private readonly pool: Pick<ServicePool, 'hasAnsweredSince'>,
  ) {
    this.perAccountMax = Math.max(1, Math.min(PER_ACCOUNT_MAX, Math.floor(runningMax / 2)));
  }

  /**
   * Runs `query` when it is the account's turn; rejects if both take too long, or if `signal` is aborted before. A query
   * that is too late keeps its place until it has ended. Queries must not be nested.
   */
  async run<Result>(accountId: string, query: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const startedAt = performance.now();
    await this.acquire(accountId, signal);
    const running = (async () => query())().finally(() => this.release(accountId));
    return this.inTime(running, TIME_MAX_MS - (performance.now() - startedAt));
  }

  /**
   * The error for a query that has waited while its account was running `value` others: the database is busy if it has
   * answered anything meanwhile, unavailable if not. null if the query may wait longer.
   */
  protected overdue(_value: number, { startedAt }: Wait): AppError | null {
    const isBusy = this.pool.hasAnsweredSince(startedAt);
    return databaseError(isBusy ? new DatabaseBusy(TOO_LONG) : new Error(TOO_LONG));
  }

  private async inTime<Result>(running: Promise<Result>, leftMs: number): Promise<Result> {
    const { promise, reject } = Promise.withResolvers<never>();
    const deadline = setTimeout(() => reject(databaseError(new Error(TOO_LONG))), leftMs);
    return Promise.race([running, promise]).finally(() => clearTimeout(deadline));
  }

  private acquire(accountId: string, signal?: AbortSignal): Promise<void> | void {
    if (this.hasPlace(accountId) && !this.waiting.has(accountId)) return this.take(accountId);
    return new Promise((resolve, reject) => {
      const endWait = () => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', cancel);
      };
      const waiting: Waiting = {
        accountId,
        start: () => {
          endWait();
          resolve();
        },
        reject: (error) => {
          endWait();
          reject(error);
        },
      };
      const cancel = () => this.giveUp(waiting, signal!.reason);
      const startedAt = performance.now();
      const judge = (waitedMs: number) => {
        const error = this.overdue(this.runningOf(accountId), { startedAt, waitedMs });
        if (error) this.giveUp(waiting, error);
        else deadline = setTimeout(judge, WAIT_MS, waitedMs + WAIT_MS);
      };
      let deadline = setTimeout(judge, WAIT_MS, WAIT_MS);
      signal?.addEventListener('abort', cancel);
      this.waiting.add(waiting);
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

  private startNext(): void {
    const next = this.waiting.take(({ accountId }) => this.hasPlace(accountId));
    if (!next) return;
    this.take(next.accountId);
    next.start();
  }

  private giveUp(waiting: Waiting, error: unknown): void {
    this.waiting.remove(waiting);
    waiting.reject(error);
  }
}
