import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import type { Request } from '../common/http/request.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import type { HttpCaller } from '../generation/caller.js';
import { GenerationService } from '../generation/generation.service.js';
import { RefinementService } from '../refinement/refinement.service.js';
import { JobEnqueuer } from './job-enqueuer.js';
import { findingsIn } from './job-findings.js';
import { JobRequestLimit } from './job-request-limit.js';
import type { JobRequest, JobRequests } from './job-request.js';
import { JobScopes } from './job-scopes.js';
import type { Job } from './job.entity.js';
import { isKnown } from './submission-claims.js';

/** How long a request may wait for the built-in engine to read its instructions; a job that was not checked may fail. */
const CHECK_TIME_LIMIT_MS = 5_000;

/** Admits, checks and enqueues jobs. */
@Injectable()
export class JobSubmissions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly generation: GenerationService,
    private readonly refinement: RefinementService,
    private readonly scopes: JobScopes,
    private readonly limit: JobRequestLimit,
    private readonly enqueuer: JobEnqueuer,
  ) {}

  /**
   * Enqueues all jobs of a request or none; resolves once they are committed, in the same order. With an
   * `Idempotency-Key`, a retry within 24 hours returns the jobs of the first request as they were then. Throws
   * `insufficient_scope`, `rate_limited`, `idempotency_key_reused`, and the errors of a request that could never succeed.
   */
  async submit(request: Request, body: JobRequests, caller: HttpCaller): Promise<Job[]> {
    const principal = request.principal!;
    this.scopes.assertAll(principal, body.jobs);
    // A retry counts as one request, and returns the original response even if its model has been removed.
    let refundOthers: (() => Promise<void>) | null = null;
    if (!(await isKnown(this.dataSource.manager, principal, caller.idempotencyKey))) {
      refundOthers = await this.limit.consume(request, body.jobs.length);
      await this.checkAll(principal, body);
    }
    const enqueued = await this.enqueuer.enqueue(principal, body, caller);
    if (enqueued.isReplay) {
      await refundOthers?.();
      caller.response.markReplayed();
    }
    return enqueued.jobs;
  }

  private async checkAll(principal: Principal, { jobs }: JobRequests): Promise<void> {
    const signal = AbortSignal.timeout(CHECK_TIME_LIMIT_MS);
    for (const job of jobs) await this.check(principal, job, signal);
  }

  private async check(principal: Principal, job: JobRequest, signal: AbortSignal): Promise<void> {
    try {
      if (job.operation === 'generate') await this.generation.check(principal, job.request);
      else await this.refinement.check(principal, job.request, signal);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      throw rejectionOf(error, `${job.path}.`);
    }
  }
}

/** The error of a job's request, with paths below `prefix`. A message that does not begin with a path stays as it is. */
function rejectionOf(error: AppError, prefix: string): AppError {
  const { reason, message, details } = error;
  const findings = findingsIn(error, prefix);
  const field = details?.[0];
  if (field && message === `${field.path} ${field.message}`) return invalidRequest(findings);
  const located = findings.map(({ path, message: text }) => ({ path, message: text }));
  return new AppError(reason, message, { details: located });
}
