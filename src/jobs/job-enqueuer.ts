import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../common/http/principal.js';
import { newTimeOrderedId } from '../common/time/time-ordered-id.js';
import { BatchWriter } from '../database/batch-writer.js';
import { LIMIT_WAIT_SQL } from '../database/limited-wait.js';
import { keyReused } from '../generation/idempotency-errors.js';
import { QueueService, type NewQueueJob } from '../queue/queue.service.js';
import type { JobRequest, JobRequests } from './job-request.js';
import { Job, OPERATIONS } from './job.entity.js';
import { claimKeys, findEnqueued } from './submission-claims.js';
import type { Submission } from './submission.js';

/** The request that enqueues jobs. */
interface Submitter {
  requestId: string;
  idempotencyKey: string | null;
}

/** The jobs of a request. */
interface Enqueued {
  jobs: Job[];
  /** Whether an earlier request with the same key has enqueued them. */
  isReplay: boolean;
}

/** Jobs in one transaction. A statement can have 65,535 parameters. */
const JOBS_MAX = 4_000;

/** Stores jobs and puts them into the queue. Requests of the same moment share a transaction. */
@Injectable()
export class JobEnqueuer {
  private readonly writer = new BatchWriter(
    (submissions: Submission[], lockWaitMs: number) => this.enqueueAll(submissions, lockWaitMs),
    {
      groupOf: ({ principal }) => principal.account.id,
      weightOf: ({ request }) => request.jobs.length,
      rowsMax: JOBS_MAX,
      // Two transactions would wait for each other's keys.
      writesMax: 1,
    },
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueueService,
  ) {}

  /**
   * Enqueues all jobs of a request, or returns those of an earlier request with the same key. Resolves after the commit.
   * Throws `idempotency_key_reused`.
   */
  async enqueue(
    principal: Principal,
    request: JobRequests,
    { requestId, idempotencyKey }: Submitter,
  ): Promise<Enqueued> {
    const jobs = request.jobs.map((job) => newJob(principal, job, requestId));
    const enqueued = await this.writer.add({ principal, request, idempotencyKey, jobs });
    if (!enqueued) throw keyReused();
    return enqueued;
  }

  /** Returns the jobs of each request; null where its key was used for another request. */
  private enqueueAll(submissions: Submission[], lockWaitMs: number): Promise<(Enqueued | null)[]> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(LIMIT_WAIT_SQL, [lockWaitMs]);
      const claimed = await claimKeys(manager, submissions);
      const requests = submissions.map(({ jobs }, index) => {
        const ids = claimed[index] ?? null;
        return { jobs, ids, isFirst: ids?.[0] === jobs[0]!.id };
      });
      await this.store(
        manager,
        requests.flatMap(({ jobs, isFirst }) => (isFirst ? jobs : [])),
      );
      const repeated = requests.flatMap(({ ids, isFirst }) => (isFirst ? [] : (ids ?? [])));
      const earlier = await findEnqueued(manager, repeated);
      return requests.map(({ jobs, ids, isFirst }) => {
        if (isFirst) return { jobs, isReplay: false };
        return ids && { jobs: ids.flatMap((id) => earlier.get(id) ?? []), isReplay: true };
      });
    });
  }

  private async store(manager: EntityManager, jobs: Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const waiting = await countWaiting(manager, jobs);
    await manager.insert(Job, jobs);
    const entries = jobs.map((job) => ({ operation: job.operation, entry: toEntry(job, waiting) }));
    for (const operation of OPERATIONS) {
      const own = entries.filter((each) => each.operation === operation).map(({ entry }) => entry);
      await this.queue.insert(operation, own, manager);
    }
  }
}

/** Returns the number of waiting jobs of each account. */
async function countWaiting(manager: EntityManager, jobs: Job[]): Promise<Map<string, number>> {
  const accountIds = [...new Set(jobs.map(({ accountId }) => accountId))];
  const rows = await manager.query<{ account_id: string; waiting: number }[]>(WAITING_SQL, [accountIds]);
  return new Map(rows.map(({ account_id: id, waiting }) => [id, waiting]));
}

/**
 * Jobs have the lower a priority, the more jobs of their account are already waiting, so that an account with many jobs
 * does not delay those of others. Counts the job in `waiting`.
 */
function toEntry({ id, queueId, accountId, credentialId }: Job, waiting: Map<string, number>): NewQueueJob {
  const earlier = waiting.get(accountId) ?? 0;
  waiting.set(accountId, earlier + 1);
  return { id: queueId, data: { jobId: id }, priority: -earlier, group: credentialId };
}

function newJob({ account, credential }: Principal, { operation, body }: JobRequest, requestId: string): Job {
  const id = newTimeOrderedId();
  return Object.assign(new Job(), {
    id,
    queueId: id,
    accountId: account.id,
    credentialType: credential.type,
    credentialId: credential.id,
    clientId: credential.clientId,
    operation,
    request: body,
    requestId,
    startedAt: null,
    finishedAt: null,
    error: null,
  });
}

const WAITING_SQL = `
  SELECT account_id, count(*)::int AS waiting
    FROM jobs WHERE account_id = ANY($1) AND status = 'queued' GROUP BY account_id`;
