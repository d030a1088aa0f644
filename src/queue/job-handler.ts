import type { JobAttempt } from 'pg-boss';
import type { EntityManager } from 'typeorm';

/** A job that this process runs. */
export interface RunningJob<Data> {
  readonly id: string;
  readonly data: Data;
  /** Identifies this run: after the job has been given to another process, nothing can be settled with it. */
  readonly attempt: JobAttempt;
  /** Aborted when the process stops, or when the job no longer belongs to it. */
  readonly signal: AbortSignal;
  /**
   * Marks the job as done in the transaction that stores its result, so that both happen or neither. Throws `JobLost`,
   * which rolls the transaction back, if the job was cancelled or given to another process.
   */
  complete(manager: EntityManager): Promise<void>;
}

/** The job was cancelled, or another process has taken it up. */
export class JobLost extends Error {
  constructor() {
    super('the job no longer belongs to this process');
  }
}

/** The job's group runs as many jobs as it may: it is handed back, and the group's other jobs wait a second. */
export class GroupBusy extends Error {
  constructor() {
    super('the group of the job is busy');
  }
}

/**
 * Runs the jobs of a queue.
 *
 * ```ts
 * dispatcher.handle('generate', {
 *   concurrency: 20,
 *   run: async (job: RunningJob<{ jobId: string }>) => {
 *     const result = await this.write(job.data.jobId, job.signal);
 *     await this.dataSource.transaction(async (manager) => {
 *       await this.store(result, manager);
 *       if (result.retryAt)
 *         await this.queue.insert('generate', [{ data: job.data, startAfter: result.retryAt }], manager);
 *       await job.complete(manager);
 *     });
 *   },
 * });
 * ```
 */
export interface JobHandler<Data extends object> {
  /** The maximum number of jobs that a process runs at the same time. */
  concurrency: number;
  /**
   * Runs one job and completes it. If it throws or returns without completing the job, the job is retried after a
   * second, without limit. What must not be retried forever is completed.
   */
  run(job: RunningJob<Data>): Promise<void>;
}
