import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { JobAttempt, JobWithMetadata } from 'pg-boss';
import type { Log } from '../common/logging/log.js';
import { GroupBusy, JobLost, type JobHandler } from './job-handler.js';
import type { QueueService } from './queue.service.js';
import type { QueueName } from './queues.js';
import { pauseBeforeRetry } from './retry-pause.js';

/** Finds jobs whose time has come, and those whose notification was lost. */
const POLL_INTERVAL_MS = 1_000;
/** A third of the time after which a job without a heartbeat is given to another process. */
const HEARTBEAT_INTERVAL_MS = 3_000;
/** A cancelled job runs on until its process learns of it. */
const RENEWAL_RETRY_MS = 250;
/** How long the jobs of a busy group wait. */
const GROUP_PAUSE_MS = 1_000;

interface Run {
  attempt: JobAttempt;
  ending: AbortController;
  done: Promise<void>;
}

/** Runs the jobs of one queue in this process, as many at a time as its handler allows. */
export class QueueRunner {
  private readonly runs = new Map<string, Run>();
  /** Groups whose jobs wait, with the times until which they do. */
  private readonly busyGroups = new Map<string, number>();
  private readonly timers: NodeJS.Timeout[] = [];
  private renewal: NodeJS.Timeout | undefined;
  private fetching: Promise<void> | null = null;
  private isFetchDue = false;
  private isPaused = true;
  private hasFailed = false;

  constructor(
    private readonly name: QueueName,
    private readonly handler: JobHandler<object>,
    private readonly queue: QueueService,
    private readonly log: Log,
  ) {}

  /** The number of jobs that run in this process. */
  get running(): number {
    return this.runs.size;
  }

  start(): void {
    this.isPaused = false;
    this.timers.push(
      setInterval(() => this.wake(), POLL_INTERVAL_MS).unref(),
      setInterval(() => void this.renew(), HEARTBEAT_INTERVAL_MS).unref(),
    );
    this.wake();
  }

  /** Takes no further jobs; those that run continue. */
  pause(): void {
    this.isPaused = true;
  }

  /** Aborts the running jobs and releases them. */
  async stop(): Promise<void> {
    this.pause();
    await this.fetching;
    for (const { ending } of this.runs.values()) ending.abort(new Error('the process stops'));
    await Promise.all([...this.runs.values()].map(({ done }) => done));
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.renewal);
  }

  /** Something in the queue has changed, in this process or another. */
  noteChange(): void {
    this.wake();
    void this.renew();
  }

  /** Fetches jobs, now or after the current fetch. */
  wake(): void {
    if (this.isPaused) return;
    this.isFetchDue = true;
    this.fetching ??= this.fetchAll().finally(() => {
      this.fetching = null;
      if (this.isFetchDue) this.wake();
    });
  }

  private async fetchAll(): Promise<void> {
    while (this.isFetchDue && !this.isPaused) {
      // Jobs that end in the same turn of the event loop are replaced by one statement.
      await yieldToEventLoop();
      this.isFetchDue = false;
      const free = this.handler.concurrency - this.runs.size;
      if (free <= 0 || this.isPaused) return;
      try {
        const jobs = await this.queue.fetch(this.name, free, this.groupsToIgnore());
        for (const job of jobs) this.begin(job);
        this.hasFailed = false;
      } catch (error) {
        if (!this.hasFailed) this.log.warn({ err: error, queue: this.name }, 'jobs could not be fetched');
        this.hasFailed = true;
      }
    }
  }

  private begin(job: JobWithMetadata<object>): void {
    const attempt = { id: job.id, retryCount: job.retryCount };
    const ending = new AbortController();
    const run: Run = { attempt, ending, done: Promise.resolve() };
    this.runs.set(job.id, run);
    run.done = this.run(job, run).finally(() => {
      if (this.runs.get(job.id) === run) this.runs.delete(job.id);
      this.wake();
    });
  }

  private async run({ id, data, groupId }: JobWithMetadata<object>, { attempt, ending }: Run): Promise<void> {
    try {
      return await this.handler.run({ id, data, attempt, signal: ending.signal });
    } catch (error) {
      if (error instanceof JobLost) return;
      if (error instanceof GroupBusy) this.busyGroups.set(groupId!, performance.now() + GROUP_PAUSE_MS);
      else if (!ending.signal.aborted)
        this.log.warn({ err: error, queue: this.name, job: id }, 'a job failed and is retried');
      if (!(error instanceof GroupBusy)) await pauseBeforeRetry(ending.signal);
    }
    // If this fails as well, the job is retried after its heartbeat has ended.
    await this.queue.release(this.name, attempt).catch(() => undefined);
  }

  private groupsToIgnore(): string[] {
    const now = performance.now();
    for (const [group, endsAt] of this.busyGroups) if (endsAt <= now) this.busyGroups.delete(group);
    return [...this.busyGroups.keys()];
  }

  /** Ends the runs of jobs that were cancelled or given to another process. Asks again soon if the database fails. */
  private async renew(): Promise<void> {
    const runs = [...this.runs.values()];
    if (runs.length === 0) return;
    const attempts = runs.map(({ attempt }) => attempt);
    const ours = await this.queue.touch(this.name, attempts).catch(() => null);
    clearTimeout(this.renewal);
    if (!ours) return void (this.renewal = setTimeout(() => void this.renew(), RENEWAL_RETRY_MS).unref());
    for (const { attempt, ending } of runs)
      if (!ours.has(attempt.id) && this.runs.has(attempt.id)) ending.abort(new JobLost());
  }
}
