import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import { newGenerationUuid } from '../generation/generation-id.js';
import { GenerationService } from '../generation/generation.service.js';
import { QueueService } from '../queue/queue.service.js';
import { RefinementService } from '../refinement/refinement.service.js';
import type { JobRequest, JobRequests } from './job-request.js';
import { Job, OPERATIONS } from './job.entity.js';
import { findingsIn } from './read-jobs.pipe.js';
import { claimKey, inOrder, isKnown } from './submission-claims.js';

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
  async submit(principal: Principal, request: JobRequests, submitter: Submitter): Promise<Job[]> {
    const { idempotencyKey, requestId } = submitter;
    // A retry returns what it returned before, also where its model is gone.
    if (!(await isKnown(this.dataSource.manager, principal, idempotencyKey)))
      for (const job of request.jobs) await this.check(principal, job);
    return this.dataSource.transaction(async (manager) => {
      const jobs = request.jobs.map((job) => newJob(principal, job, requestId));
      const earlier = await claimKey(manager, principal, request, jobs, idempotencyKey);
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
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      throw invalidRequest(findingsIn(error, `${job.path}.`));
    }
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
