import { AppError } from '../../common/errors/app-error.js';
import { EngineChild } from './engine-child.js';
import { FairQueue } from '../../common/scheduling/fair-queue.js';
import type { Task, Work, WorkDone } from './work.js';

export interface PoolLimits {
  /** How many processes do work of any size. One more is kept free for small work. */
  processes: number;
  /** How many pieces of work may wait; one more is refused with `engine_busy`. */
  queueMax: number;
  /** A piece of work that takes longer is given up, and its process replaced. */
  workTimeLimitMs: number;
  /** The program of the processes, where it is not the engine's own. */
  file?: string;
}

/** The account and deadline of a piece of work. */
interface WorkOptions {
  accountId: string;
  isSmall: boolean;
  signal: AbortSignal;
}

/** Work that is no longer wanted is left to finish, as a process is slow to replace, but not for long. */
const ABANDONED_GRACE_MS = 3_000;

/**
 * Child processes with one queue before them. Accounts take turns, and while others wait an account has one piece of
 * work running. Large work never takes the process that is kept for small work, so a short text waits only for the
 * short texts whose turn is before its own.
 */
export class ProcessPool {
  private readonly children: readonly EngineChild[];
  private readonly queue: FairQueue<Task>;
  private lastId = 0;
  private isClosed = false;

  constructor(private readonly limits: PoolLimits) {
    const startNext = () => this.startNext();
    this.children = [
      new EngineChild(true, startNext, limits.file),
      ...Array.from({ length: limits.processes }, () => new EngineChild(false, startNext, limits.file)),
    ];
    this.queue = new FairQueue(limits.queueMax);
  }

  /** Does the work. Rejects with `engine_busy`, `model_timeout`, what the work threw, or the signal's reason. */
  async run(work: Work, { accountId, isSmall, signal }: WorkOptions): Promise<WorkDone> {
    signal.throwIfAborted();
    if (this.isClosed) rejectAtShutdown();
    const { promise, resolve, reject } = Promise.withResolvers<WorkDone>();
    const onAbort = () => this.abandon(task, signal.reason);
    const task: Task = {
      id: (this.lastId += 1),
      accountId,
      isSmall,
      work,
      settle: (outcome) => {
        signal.removeEventListener('abort', onAbort);
        try {
          resolve(outcome());
        } catch (error) {
          reject(error as Error);
        }
      },
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const child = this.children.find((each) => isFreeFor(each, task));
    if (child) child.start(task, this.limits.workTimeLimitMs);
    else this.enqueue(task);
    return promise;
  }

  /** Ends the processes; work in hand and waiting work is refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const task of this.queue.clear()) task.settle(rejectAtShutdown);
    for (const { current } of this.children) current?.settle(rejectAtShutdown);
    await Promise.all(this.children.map((child) => child.end()));
  }

  private enqueue(task: Task): void {
    const rejected = this.queue.add(task);
    rejected?.settle(() => {
      throw new AppError('engine_busy', 'The built-in engine is overloaded. Try again shortly.', {
        retryAfterSeconds: 2,
        errorContext: { counter: 'engine', value: this.queue.length, limit: this.limits.queueMax },
      });
    });
  }

  private startNext(): void {
    if (this.isClosed) return;
    for (const child of this.children) {
      const task = this.queue.take(
        (each) => isFreeFor(child, each),
        (accountId) => this.runningOf(accountId),
      );
      if (task) child.start(task, this.limits.workTimeLimitMs);
    }
  }

  private runningOf(accountId: string): number {
    return this.children.filter(({ current }) => current?.accountId === accountId).length;
  }

  /** The caller has gone or its deadline has passed: it is answered now, also while its work still runs. */
  private abandon(task: Task, reason: unknown): void {
    task.settle(() => {
      throw reason;
    });
    if (this.queue.remove(task)) return;
    const child = this.children.find(({ current }) => current === task);
    child?.limitTime(Math.min(ABANDONED_GRACE_MS, this.limits.workTimeLimitMs));
  }
}

function isFreeFor(child: EngineChild, task: Task): boolean {
  return child.current === null && (task.isSmall || !child.isForSmallWork);
}

function rejectAtShutdown(): never {
  throw new AppError('model_unavailable', 'The built-in engine is shutting down.');
}
