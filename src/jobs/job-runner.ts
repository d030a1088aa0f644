import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOnlyReserved } from '../budgets/quota-exhausted.js';
import { toAppError, toErrorEnvelope } from '../common/errors/error-envelope.js';
import { Log } from '../common/logging/log.js';
import { Clock } from '../common/time/clock.js';
import type { JobRunOutcome } from '../metrics/job-metrics.js';
import { Metrics } from '../metrics/metrics.js';
import { ConcurrencyLimit } from '../rate-limit/concurrency-limit.js';
import { Dispatcher } from '../queue/dispatcher.js';
import { GroupBusy, JobLost, type RunningJob } from '../queue/job-handler.js';
import { QueueService } from '../queue/queue.service.js';
import { JobPrincipals } from './job-principals.js';
import { JobProgress } from './job-progress.js';
import { JobTexts } from './job-texts.js';
import { Job, OPERATIONS, type JobError, type Operation } from './job.entity.js';
import { classifyJobFailure } from './classify-job-failure.js';

type Entry = RunningJob<{ jobId: string }>;

/** How many jobs of each operation a process runs at the same time. */
const CONCURRENCY = 16;

/** Runs queued jobs. */
@Injectable()
export class JobRunner implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dispatcher: Dispatcher,
    private readonly queue: QueueService,
    private readonly principals: JobPrincipals,
    private readonly concurrency: ConcurrencyLimit,
    private readonly texts: JobTexts,
    private readonly progress: JobProgress,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    for (const operation of OPERATIONS) {
      this.dispatcher.handle<{ jobId: string }>(operation, {
        concurrency: CONCURRENCY,
        run: (entry) => this.run(operation, entry),
      });
    }
  }

  private async run(operation: Operation, entry: Entry): Promise<void> {
    const job = await this.progress.read(entry.data.jobId);
    if (!job || job.finishedAt) return this.queue.drop(operation, entry.attempt);
    const startedAt = performance.now();
    const outcome = await this.execute(entry, job).catch((error: unknown) =>
      this.settleFailure(entry, job, error),
    );
    this.metrics.jobs.countRun(operation, outcome, (performance.now() - startedAt) / 1000);
  }

  private async execute(entry: Entry, job: Job): Promise<'succeeded'> {
    const release = await this.concurrency.acquire(await this.principals.of(job));
    try {
      // It may have changed during the wait for a slot.
      const principal = await this.principals.of(job);
      await this.begin(job);
      const generationId = await this.texts.generate(principal, job, entry.signal);
      await this.progress.end({
        job,
        attempt: entry.attempt,
        outcome: { status: 'succeeded', generationId },
      });
      return 'succeeded';
    } finally {
      release();
    }
  }

  private async begin(job: Job): Promise<void> {
    const { operation, attempts: earlier, createdAt } = job;
    await this.progress.begin(job);
    // The clock of the database may be ahead.
    const waitedMs = Math.max(0, this.clock.now() - createdAt.getTime());
    if (earlier === 0) this.metrics.jobs.countWait(operation, waitedMs / 1000);
  }

  /** Fails the job or has it run again later. Throws what hands it back. */
  private async settleFailure(entry: Entry, job: Job, thrown: unknown): Promise<JobRunOutcome> {
    // The process stops, or the job was cancelled or given to another process.
    if (thrown instanceof JobLost || entry.signal.aborted) throw thrown;
    const error = toAppError(thrown);
    const verdict = classifyJobFailure(error, job.failures);
    if (verdict.kind === 'group_busy') {
      if (isOnlyReserved(error)) await this.progress.takeBack(job);
      throw new GroupBusy();
    }
    if (verdict.kind === 'handed_back') throw thrown;
    if (error.status >= 500)
      this.log.warn({ job: job.id, reason: error.reason, err: error.cause ?? error }, 'a job failed');
    const { error: cause } = toErrorEnvelope(error, job.requestId);
    if (verdict.kind === 'retried') {
      await this.retry(entry, job, cause, verdict.delaySeconds);
      return 'retried';
    }
    await this.progress.end({ job, attempt: entry.attempt, outcome: { status: 'failed', error: cause } });
    return 'failed';
  }

  /** Puts the job back into the queue for a later time. */
  private async retry(entry: Entry, job: Job, error: JobError, delaySeconds: number): Promise<void> {
    const { id, operation, credentialId, failures } = job;
    const queueId = randomUUID();
    const startAfter = new Date(this.clock.now() + delaySeconds * 1000);
    await this.dataSource.transaction(async (manager) => {
      const where = { id, status: 'running' as const };
      const changes = { status: 'queued' as const, queueId, failures: failures + 1, error };
      const { affected } = await manager.update(Job, where, changes);
      if (affected === 0) throw new JobLost();
      const again = { id: queueId, data: entry.data, startAfter, group: credentialId };
      await this.queue.insert(operation, [again], manager);
      await this.queue.complete(operation, [entry.attempt], manager);
    });
  }
}
