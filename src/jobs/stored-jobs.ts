import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type FindOptionsWhere, type Repository } from 'typeorm';
import { UserError } from '../common/errors/user-error.js';
import { Metrics } from '../metrics/metrics.js';
import { QueueService } from '../queue/queue.service.js';
import { FinishedJobs } from './finished-jobs.js';
import { revokeClaim } from './job-claim.js';
import { toJobId } from './job-id.js';
import { Job, type Operation } from './job.entity.js';

/** A rejected operator command; the message is shown to the operator. */
export class JobCommandError extends UserError {}

/** Reads and cancels the jobs of any account. */
@Injectable()
export class StoredJobs {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly dataSource: DataSource,
    private readonly queue: QueueService,
    private readonly finished: FinishedJobs,
    private readonly metrics: Metrics,
  ) {}

  /** Returns the newest jobs, at most `limit`. */
  list(where: FindOptionsWhere<Job>, limit: number): Promise<Job[]> {
    return this.jobs.find({ where, order: { id: 'DESC' }, take: limit });
  }

  /** Returns a job by its UUID; throws `JobCommandError` if there is none. */
  async get(id: string): Promise<Job> {
    const job = await this.jobs.findOneBy({ id });
    if (!job) throw new JobCommandError(`job ${toJobId(id)} not found`);
    return job;
  }

  /** Returns when a job that has failed is run again; null if none is about to be. */
  async nextAttemptOf({ status, failures, operation, queueId }: Job): Promise<Date | null> {
    return status === 'queued' && failures > 0 ? this.queue.startOf(operation, queueId) : null;
  }

  /**
   * Cancels a job that waits or runs; returns null for one that has finished. A running model call is aborted, and its text
   * can no longer be stored; one that was stored before is kept and linked.
   */
  async cancel(id: string): Promise<Job | null> {
    const cancelled = await this.dataSource.transaction(async (manager) => {
      const generationId = await revokeClaim(manager, id);
      const [job] = await this.finished.finish(manager, new Map([[id, { status: 'cancelled' }]]));
      if (!job) return null;
      if (generationId) await manager.update(Job, { id }, { generationId });
      await this.queue.remove(job.operation, job.queueId, manager);
      return job;
    });
    if (cancelled) this.metrics.jobs.countFinished(cancelled.operation, 'cancelled');
    return cancelled;
  }

  /** Counts the jobs that wait, by operation; at most 100,000 in total. */
  async countQueued(): Promise<Partial<Record<Operation, number>>> {
    const rows = await this.jobs.query<{ operation: Operation; jobs: number }[]>(QUEUED_SQL);
    return Object.fromEntries(rows.map(({ operation, jobs }) => [operation, jobs]));
  }
}

const QUEUED_SQL = `
  SELECT operation, count(*)::int AS jobs
    FROM (SELECT operation FROM jobs WHERE status = 'queued' LIMIT 100000) AS queued GROUP BY operation`;
