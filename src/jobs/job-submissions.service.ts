import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import { newGenerationUuid } from '../generation/generation-id.js';
import { GenerationService } from '../generation/generation.service.js';
import { fingerprint } from '../generation/fingerprint.js';
import { QueueService } from '../queue/queue.service.js';
import { RefinementService } from '../refinement/refinement.service.js';
import type { JobRequest } from './job-request.js';
import { JobSubmission } from './job-submission.entity.js';
import { Job, OPERATIONS } from './job.entity.js';
import { findingsIn } from './read-jobs.pipe.js';

/** The request that enqueues jobs. */
export interface Submitter {
  requestId: string;
  idempotencyKey: string | null;
  markReplayed(): void;
}

/** Enqueues jobs. */
@Injectable()
export class JobSubmissions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly generation: GenerationService,
    private readonly refinement: RefinementService,
    private readonly queue: QueueService,
  ) {}

  /**
   * Enqueues all jobs of a request or none; resolves once they are committed, in the same order. With an
   * `Idempotency-Key`, a retry within 24 hours returns the jobs of the first request as they were then. Throws
   * `idempotency_key_reused`, and the errors of a request that could never succeed.
   */
  async submit(principal: Principal, requests: JobRequest[], submitter: Submitter): Promise<Job[]> {
    for (const request of requests) await this.check(principal, request);
    return this.dataSource.transaction(async (manager) => {
      const jobs = requests.map((request) => newJob(principal, request, submitter.requestId));
      const earlier = await this.claim(manager, principal, requests, jobs, submitter.idempotencyKey);
      if (earlier) {
        submitter.markReplayed();
        return earlier;
      }
      await manager.insert(Job, jobs);
      await this.enqueue(manager, principal, jobs);
      const ids = jobs.map(({ id }) => id);
      return inOrder(ids, await manager.findBy(Job, { id: In(ids) }));
    });
  }

  private async check(principal: Principal, job: JobRequest): Promise<void> {
    try {
      if (job.operation === 'generate') await this.generation.check(principal, job.request);
      else await this.refinement.check(principal, job.request);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500 || !error.details) throw error;
      throw invalidRequest(findingsIn(error, `${job.path}.`));
    }
  }

  /** Stores which jobs the key enqueues; returns the jobs of an earlier request with the key. */
  private async claim(
    manager: EntityManager,
    { account, credential }: Principal,
    requests: JobRequest[],
    jobs: { id: string }[],
    key: string | null,
  ): Promise<Job[] | null> {
    if (key === null) return null;
    const owner = { accountId: account.id, clientId: credential.clientId ?? '', key };
    const body = requests.map(({ operation, body: request }) => ({ operation, request }));
    const print = fingerprint('POST', '/v1/jobs', body);
    const jobIds = jobs.map(({ id }) => id);
    // A concurrent request with the same key waits here until this transaction ends.
    const inserted = await manager.query<unknown[]>(CLAIM_SQL, [...Object.values(owner), print, jobIds]);
    if (inserted.length > 0) return null;
    const earlier = await manager.findOneByOrFail(JobSubmission, owner);
    if (!earlier.fingerprint.equals(print)) throw keyReused();
    const found = await manager.findBy(Job, { id: In(earlier.jobIds) });
    return inOrder(earlier.jobIds, found).map(asEnqueued);
  }

  /**
   * Jobs have the lower a priority, the more jobs of their account are already waiting, so that an account with many
   * jobs does not delay those of others.
   */
  private async enqueue(manager: EntityManager, { account, credential }: Principal, jobs: NewJob[]) {
    const waiting = await manager.countBy(Job, { accountId: account.id, status: 'queued' });
    const entries = jobs.map((job, index) => ({ job, priority: jobs.length - waiting - index }));
    for (const operation of OPERATIONS) {
      const own = entries.filter(({ job }) => job.operation === operation);
      await this.queue.insert(
        operation,
        own.map(({ job, priority }) => ({
          id: job.queueId,
          data: { jobId: job.id },
          priority,
          group: credential.id,
        })),
        manager,
      );
    }
  }
}

type NewJob = ReturnType<typeof newJob>;

function newJob({ account, credential }: Principal, { operation, body }: JobRequest, requestId: string) {
  const id = newGenerationUuid();
  return {
    id,
    queueId: id,
    accountId: account.id,
    credentialType: credential.type,
    credentialId: credential.id,
    clientId: credential.clientId,
    operation,
    request: body,
    requestId,
  };
}

/** Jobs as the response to their first request showed them. */
function asEnqueued(job: Job): Job {
  const { id, accountId, operation, createdAt } = job;
  const enqueued = { status: 'queued', attempts: 0, startedAt: null, finishedAt: null, error: null } as const;
  return Object.assign(new Job(), { id, accountId, operation, createdAt, generationId: null, ...enqueued });
}

function inOrder(ids: readonly string[], jobs: readonly Job[]): Job[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function keyReused(): AppError {
  const message =
    'This Idempotency-Key was used for a different request. Use a new key for each new request.';
  return new AppError('idempotency_key_reused', message);
}

const CLAIM_SQL = `
  INSERT INTO job_submissions (account_id, client_id, key, fingerprint, job_ids, expires_at)
  VALUES ($1, $2, $3, $4, $5, now() + interval '24 hours')
  ON CONFLICT (account_id, client_id, key) DO UPDATE
     SET fingerprint = excluded.fingerprint, job_ids = excluded.job_ids, expires_at = excluded.expires_at
   WHERE job_submissions.expires_at < now()
  RETURNING 1`;
