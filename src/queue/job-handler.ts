import type { JobAttempt } from 'pg-boss';

/** A job that this process runs. */
export interface RunningJob<Data> {
  readonly id: string;
  readonly data: Data;
  /** Identifies this run: after the job has been given to another process, nothing can be settled with it. */
  readonly attempt: JobAttempt;
  /** Aborted when the process stops, or when the job no longer belongs to it. */
  readonly signal: AbortSignal;
}

/** The job was cancelled, or another process runs it. */
export class JobLost extends Error {
  constructor() {
    super('the job no longer belongs to this process');
  }
}

/** The job's group has reached its limit: the job is released, and the group's other jobs wait a second. */
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
 *       await this.queue.complete('generate', [job.attempt], manager);
 *     });
 *   },
 * });
 * ```
 */
export interface JobHandler<Data extends object> {
  /** The maximum number of jobs that a process runs at the same time. */
  concurrency: number;
  /**
   * Runs one job and resolves once it is completed. If it throws, the job is released after a second and runs again,
   * without limit; after `GroupBusy` it is released at once, after `JobLost` not at all. Complete what must not be
   * retried forever.
   */
  run(job: RunningJob<Data>): Promise<void>;
}
