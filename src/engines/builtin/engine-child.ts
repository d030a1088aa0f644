import type { ChildProcess } from 'node:child_process';
import { AppError } from '../../common/errors/app-error.js';
import { startEngineProcess } from './start-engine-process.js';
import { toError, type Task, type WorkDone, type WorkReply } from './work.js';

/**
 * The time in which a process has to start and load its libraries, which needs some two seconds of a processor. Generous,
 * because a process that is ended while it loads has to start anew: on a machine too busy for that, no text would ever
 * be written.
 */
const LOAD_TIME_LIMIT_MS = 300_000;

/**
 * A child process that does one piece of work at a time. It is started by its first work and kept; one that takes too
 * long or dies is replaced by the next work, and only the work it had in hand fails with `model_timeout`.
 */
export class EngineChild {
  current: Task | null = null;
  private process: ChildProcess | null = null;
  private timer?: NodeJS.Timeout;
  /** How long the current work may take once it has begun. */
  private timeLimitMs = 0;
  private hasBegun = false;

  constructor(
    /** Whether it is kept free of large work. */
    readonly isForSmallWork: boolean,
    /** Called whenever it can take work again. */
    private readonly onFree: () => void,
    private readonly file?: string,
  ) {}

  /** Starts a piece of work, which may take that long once it has begun; the child must be free. */
  start(task: Task, timeLimitMs: number): void {
    this.current = task;
    this.timeLimitMs = timeLimitMs;
    this.hasBegun = false;
    const child = this.process?.connected ? this.process : this.startProcess();
    this.process = child;
    this.keepsParentRunning(true);
    this.endAfter(LOAD_TIME_LIMIT_MS);
    // A process that could not be started has no channel and reports an error.
    if (child.connected)
      child.send({ id: task.id, work: task.work }, (error) => error && this.lose(child, error));
  }

  /** Gives the current work at most `limitMs` from now on, or from when it begins. */
  limitTime(limitMs: number): void {
    this.timeLimitMs = limitMs;
    if (this.hasBegun) this.endAfter(limitMs);
  }

  /** Ends the process; resolves when it has ended. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    const ending = this.process;
    this.process = null;
    if (!ending || ending.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.ref();
    ending.kill('SIGKILL');
    await ended;
  }

  private endAfter(limitMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.end();
      this.fail(new Error(`The text took longer than ${limitMs} ms`));
    }, limitMs);
  }

  private startProcess(): ChildProcess {
    const started = startEngineProcess(this.file);
    started.on('message', (reply: WorkReply) => {
      if (started === this.process) this.receive(reply);
    });
    started.on('error', (error) => this.lose(started, error));
    started.on('exit', (code, signal) =>
      this.lose(started, new Error(`The engine's process ended: ${signal ?? code}`)),
    );
    return started;
  }

  private lose(lost: ChildProcess, cause: Error): void {
    if (lost !== this.process) return;
    void this.end();
    this.fail(cause);
  }

  private receive({ id, begun, done, failure, discard }: WorkReply): void {
    if (this.current?.id !== id) return;
    if (begun) {
      this.hasBegun = true;
      this.endAfter(this.timeLimitMs);
      return;
    }
    if (discard) void this.end();
    this.settle(() => {
      if (done) return done;
      throw failure ? toError(failure) : new AppError('internal', 'The text could not be written.');
    });
  }

  private fail(cause: Error): void {
    if (this.current === null) return;
    this.settle(() => {
      throw new AppError('model_timeout', 'The built-in engine could not finish this text.', { cause });
    });
  }

  private settle(outcome: () => WorkDone): void {
    clearTimeout(this.timer);
    this.keepsParentRunning(false);
    const task = this.current;
    this.current = null;
    task?.settle(outcome);
    this.onFree();
  }

  private keepsParentRunning(keeps: boolean): void {
    const count = keeps ? 'ref' : 'unref';
    this.process?.[count]();
    this.process?.channel?.[count]();
  }
}
