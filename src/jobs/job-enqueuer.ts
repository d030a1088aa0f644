import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../common/http/principal.js';
import { BatchWriter } from '../database/batch-writer.js';
import { LIMIT_WAIT_SQL } from '../database/limited-wait.js';
import { newGenerationUuid } from '../generation/generation-id.js';
import { QueueService, type NewQueueJob } from '../queue/queue.service.js';
import type { JobRequest, JobRequests } from './job-request.js';
import { Job, OPERATIONS } from './job.entity.js';
import { claimKey, findEnqueued } from './submission-claims.js';

/** A valid request to enqueue jobs. */
export interface Submission {
  principal: Principal;
  request: JobRequests;
  requestId: string;
  idempotencyKey: string | null;
}

/** The jobs of a request. */
export interface Enqueued {
  jobs: Job[];
  /** Whether an earlier request with the same key has enqueued them. */
  isReplay: boolean;
}

/** A request in its transaction: its jobs, or the ids of those that an earlier request has enqueued. */
interface Claimed {
  jobs: Job[];
  earlier: string[] | null;
}

/** Requests in one transaction. Each can have 100 jobs, and a statement can have 65,535 parameters. */
const REQUESTS_MAX = 40;

/** Stores jobs and puts them into the queue. Requests of the same moment share a transaction. */
@Injectable()
export class JobEnqueuer {
  private readonly writer = new BatchWriter(
    (submissions: Submission[], lockWaitMs: number) => this.enqueueAll(submissions, lockWaitMs),
    { groupOf: ({ principal }) => principal.account.id, rowsMax: REQUESTS_MAX },
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueueService,
  ) {}

  /**
   * Enqueues all jobs of a request, or returns those of an earlier request with the same key. Resolves after the commit.
   * Throws `idempotency_key_reused`.
   */
  enqueue(submission: Submission): Promise<Enqueued> {
    return this.writer.add(submission);
  }

  // If a key was reused, nothing is stored, and the writer repeats this with fewer requests.
  private enqueueAll(submissions: Submission[], lockWaitMs: number): Promise<Enqueued[]> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(LIMIT_WAIT_SQL, [lockWaitMs]);
      const claimed: Claimed[] = [];
      for (const submission of submissions) claimed.push(await claim(manager, submission));
      await this.store(
        manager,
        claimed.flatMap(({ jobs, earlier }) => (earlier ? [] : jobs)),
      );
      const enqueued: Enqueued[] = [];
      // An earlier request may be one of these.
      for (const { jobs, earlier } of claimed)
        enqueued.push({ jobs: earlier ? await findEnqueued(manager, earlier) : jobs, isReplay: !!earlier });
      return enqueued;
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

async function claim(manager: EntityManager, submission: Submission): Promise<Claimed> {
  const { principal, request, requestId, idempotencyKey } = submission;
  const jobs = request.jobs.map((job) => newJob(principal, job, requestId));
  return { jobs, earlier: await claimKey(manager, principal, request, jobs, idempotencyKey) };
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
  const id = newGenerationUuid();
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
