import type { AppError } from '../common/errors/app-error.js';
import { databaseError } from '../common/errors/database-error.js';
import { DatabaseBusy } from '../common/errors/database-failure.js';
import type { ServicePool } from './service-pool.js';

/** The maximum wait of a query. With two statements that time out, a response still takes less than 10 s. */
const WAIT_MAX_MS = 2_000;
const PER_ACCOUNT_MAX = 2;

interface Waiting {
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
  private readonly waitingByAccount = new Map<string, Waiting[]>();
  private running = 0;

  /** `pool` is the one that the queries use. */
  constructor(
    private readonly runningMax: number,
    private readonly pool: Pick<ServicePool, 'hasAnsweredSince'>,
  ) {
    this.perAccountMax = Math.max(1, Math.min(PER_ACCOUNT_MAX, Math.floor(runningMax / 2)));
  }

  /**
   * Runs `query` when it is the account's turn; rejects if that takes too long, or if `signal` is aborted before. Queries
   * must not be nested.
   */
  async run<Result>(accountId: string, query: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.acquire(accountId, signal);
    try {
      return await query();
    } finally {
      this.release(accountId);
    }
  }

  /**
   * The error for a query that has waited since `startedAt` while its account was running `value` others: the database
   * is busy if it has answered anything meanwhile, unavailable if not.
   */
  protected overdue(_value: number, startedAt: number): AppError {
    const isBusy = this.pool.hasAnsweredSince(startedAt);
    const message = 'waited too long for other queries';
    return databaseError(isBusy ? new DatabaseBusy(message) : new Error(message));
  }

  private acquire(accountId: string, signal?: AbortSignal): Promise<void> | void {
    if (this.hasPlace(accountId) && !this.waitingByAccount.has(accountId)) return this.take(accountId);
    return new Promise((resolve, reject) => {
      const endWait = () => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', cancel);
      };
      const waiting: Waiting = {
        start: () => {
          endWait();
          resolve();
        },
        reject: (error) => {
          endWait();
          reject(error);
        },
      };
      const cancel = () => this.giveUp(accountId, waiting, signal!.reason);
      const startedAt = performance.now();
      const overdue = () =>
        this.giveUp(accountId, waiting, this.overdue(this.runningOf(accountId), startedAt));
      const deadline = setTimeout(overdue, WAIT_MAX_MS);
      signal?.addEventListener('abort', cancel);
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

  private giveUp(accountId: string, waiting: Waiting, error: unknown): void {
    const rest = this.waitingByAccount.get(accountId)!.filter((other) => other !== waiting);
    if (rest.length > 0) this.waitingByAccount.set(accountId, rest);
    else this.waitingByAccount.delete(accountId);
    waiting.reject(error);
  }
}
