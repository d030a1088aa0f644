import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JobAttempt } from 'pg-boss';
import { DataSource, In, type Repository } from 'typeorm';
import { BatchWriter } from '../database/batch-writer.js';
import { LIMIT_WAIT_SQL, limitedWait } from '../database/limited-wait.js';
import { JobLost } from '../queue/job-handler.js';
import { QueueService } from '../queue/queue.service.js';
import { FinishedJobs, type JobOutcome } from './finished-jobs.js';
import { Job } from './job.entity.js';

/** A job that has run, with its outcome. */
interface EndedJob {
  job: Job;
  /** The run in the queue that this process completes. */
  attempt: JobAttempt;
  outcome: JobOutcome;
}

/** Reads, begins and ends the jobs of this process. Those of the same moment share statements and commits. */
@Injectable()
export class JobProgress {
  private readonly reads = new BatchWriter((ids: string[]) => this.readAll(ids));
  private readonly begins = new BatchWriter((jobs: Job[], wait: number) => this.beginAll(jobs, wait), {
    groupOf: ({ accountId }) => accountId,
  });
  private readonly ends = new BatchWriter((ended: EndedJob[], wait: number) => this.endAll(ended, wait), {
    groupOf: ({ job }) => job.accountId,
  });

  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly dataSource: DataSource,
    private readonly queue: QueueService,
    private readonly finished: FinishedJobs,
  ) {}

  /** Reads a job; resolves with null if it was deleted with its account. */
  read(id: string): Promise<Job | null> {
    return this.reads.add(id);
  }

  /** Marks a job as running. Throws `JobLost` if it has ended. */
  async begin(job: Job): Promise<void> {
    if (!(await this.begins.add(job))) throw new JobLost();
  }

  /** Takes a beginning back: no model was called, as the job waits for what other calls have reserved. */
  async takeBack({ id }: Job): Promise<void> {
    await this.jobs.query(TAKE_BACK_SQL, [id]);
  }

  /**
   * Stores the outcome of a job and removes it from the queue, in one transaction. Throws `JobLost` if it has ended or was
   * given to another process; then only a cancelled job is linked to the text, which has been stored by now.
   */
  async end(ended: EndedJob): Promise<void> {
    const { job, outcome } = ended;
    try {
      await this.ends.add(ended);
    } catch (error) {
      if (error instanceof JobLost && outcome.generationId) await this.noteCharge(job, outcome.generationId);
      throw error;
    }
  }

  /** Links a cancelled job to the record of what it has used. */
  async noteCharge({ id }: Job, generationId: string): Promise<void> {
    await this.jobs.update({ id, status: 'cancelled' }, { generationId });
  }

  private async readAll(ids: string[]): Promise<(Job | null)[]> {
    const found = await this.jobs.findBy({ id: In(ids) });
    const byId = new Map(found.map((job) => [job.id, job]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  private async beginAll(jobs: Job[], lockWaitMs: number): Promise<boolean[]> {
    const ids = jobs.map(({ id }) => id);
    const [rows] = await this.jobs.query<[{ id: string }[], number]>(BEGIN_SQL, [ids, lockWaitMs]);
    const begun = new Set(rows.map(({ id }) => id));
    return ids.map((id) => begun.has(id));
  }

  // If one of the jobs is lost, nothing is stored, and the writer repeats this with fewer jobs.
  private async endAll(ended: EndedJob[], lockWaitMs: number): Promise<void[]> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(LIMIT_WAIT_SQL, [lockWaitMs]);
      const outcomes = new Map(ended.map(({ job, outcome }) => [job.id, outcome]));
      const finished = await this.finished.finish(manager, outcomes);
      if (finished.length < ended.length) throw new JobLost();
      for (const [operation, own] of Map.groupBy(ended, ({ job }) => job.operation)) {
        const attempts = own.map(({ attempt }) => attempt);
        await this.queue.complete(operation, attempts, manager);
      }
    });
    return ended.map(() => undefined);
  }
}

/**
 * Does not wait for the disk: the commits that follow, before a model is called, write this one as well.
 */
const BEGIN_SQL = `
  WITH ${limitedWait(2)}, lazy AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  UPDATE jobs SET status = 'running', attempts = attempts + 1, started_at = coalesce(started_at, now())
    FROM limited_wait, lazy
   WHERE id = ANY($1) AND status IN ('queued', 'running')
  RETURNING id`;

const TAKE_BACK_SQL = `
  UPDATE jobs SET status = 'queued', attempts = attempts - 1, started_at = CASE WHEN attempts > 1 THEN started_at END
   WHERE id = $1 AND status = 'running'`;
