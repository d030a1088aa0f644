import type { Worker } from 'node:worker_threads';
import { AppError } from '../../common/app-error.js';
import { startEngineWorker } from './start-engine-worker.js';
import type { Task } from './lane-task.js';
import { toError, type Work, type WorkDone, type WorkReply } from './work.js';

export interface LaneLimits {
  /** How many pieces of work may wait; one more is refused with `engine_busy`. */
  queueMax: number;
  /** A piece of work that takes longer is given up, and its thread replaced. */
  workTimeLimitMs: number;
}

/** How long a thread whose caller has gone may go on before it is replaced: a warm thread is worth a little waiting. */
const ABANDONED_GRACE_MS = 1_000;
/**
 * One worker thread with a bounded queue before it. The thread is started by the first work and kept; one that
 * jams or crashes is replaced, and only the work that it had in hand fails.
 */
export class WorkerLane {
  private worker?: Worker;
  private current?: Task;
  private timer?: NodeJS.Timeout;
  private readonly queue: Task[] = [];
  private lastId = 0;
  private closed = false;

  constructor(private readonly limits: LaneLimits) {}

  /** Does the work in the thread. Rejects with `engine_busy`, `model_timeout`, what the work threw, or the signal's reason. */
  async run(work: Work, signal: AbortSignal): Promise<WorkDone> {
    signal.throwIfAborted();
    if (this.closed) refuseWork();
    if (this.queue.length >= this.limits.queueMax) {
      throw new AppError('engine_busy', 'The built-in engine has too much to do; try again shortly', {
        retryAfterSeconds: 2,
        grounds: { counter: 'engine', value: this.queue.length, limit: this.limits.queueMax },
      });
    }
    const { promise, resolve, reject } = Promise.withResolvers<WorkDone>();
    const task: Task = {
      id: (this.lastId += 1),
      work,
      signal,
      stopListening: () => signal.removeEventListener('abort', onAbort),
      settle: (outcome) => {
        task.stopListening();
        try {
          resolve(outcome());
        } catch (error) {
          reject(error as Error);
        }
      },
    };
    const onAbort = () => this.abandon(task);
    signal.addEventListener('abort', onAbort, { once: true });
    this.queue.push(task);
    this.startNext();
    return promise;
  }

  /** Ends the thread; work in hand and waiting is refused. */
  async close(): Promise<void> {
    this.closed = true;
    this.current?.settle(refuseWork);
    for (const task of this.queue.splice(0)) task.settle(refuseWork);
    await this.discardWorker();
  }

  private startNext(): void {
    if (this.current) return;
    const task = this.queue.shift();
    if (!task) {
      this.worker?.unref();
      return;
    }
    this.current = task;
    this.worker ??= this.startWorker();
    this.worker.ref();
    this.limitTime(this.limits.workTimeLimitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.worker.postMessage({ id: task.id, work: task.work });
  }

  private startWorker(): Worker {
    const worker = startEngineWorker();
    worker.on('message', (reply: WorkReply) => this.finish(worker, reply));
    worker.on('error', (cause) => this.failCurrent(worker, cause));
    worker.on('exit', () => this.failCurrent(worker, new Error('The worker thread ended')));
    return worker;
  }

  private finish(worker: Worker, reply: WorkReply): void {
    if (worker !== this.worker || reply.id !== this.current?.id) return;
    const { done, failure } = reply;
    if (reply.discard) void this.discardWorker();
    this.endCurrent(() => {
      if (done) return done;
      throw failure ? toError(failure) : new AppError('internal', 'The text could not be written');
    });
  }

  private failCurrent(worker: Worker, cause: Error): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    this.endCurrent(() => {
      throw new AppError('model_unavailable', 'The built-in engine failed on this text', { cause });
    });
  }

  private limitTime(limitMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.discardWorker();
      this.endCurrent(() => {
        throw new AppError('model_timeout', 'The built-in engine took too long over this text');
      });
    }, limitMs);
  }

  /** The caller is gone or its deadline has passed: it is answered now; work in hand has a moment to end by itself. */
  private abandon(task: Task): void {
    task.settle(() => {
      throw task.signal.reason;
    });
    const waiting = this.queue.indexOf(task);
    if (waiting >= 0) this.queue.splice(waiting, 1);
    else if (task === this.current) this.limitTime(Math.min(ABANDONED_GRACE_MS, this.limits.workTimeLimitMs));
  }

  private endCurrent(outcome: () => WorkDone): void {
    clearTimeout(this.timer);
    const task = this.current;
    this.current = undefined;
    task?.settle(outcome);
    if (!this.closed) this.startNext();
  }

  private async discardWorker(): Promise<void> {
    clearTimeout(this.timer);
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }
}

function refuseWork(): never {
  throw new AppError('model_unavailable', 'The built-in engine is shutting down');
}
