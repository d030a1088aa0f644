import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import { RequestValidationPipe } from '../common/validation/request-validation.pipe.js';
import type { RequestWork } from '../common/http/request.js';
import type { Caller } from '../generation/caller.js';
import { GenerateRequest } from '../generation/generate.dto.js';
import { GenerationService } from '../generation/generation.service.js';
import { RefineRequest } from '../refinement/refine.dto.js';
import { RefinementService } from '../refinement/refinement.service.js';
import { claimKeyOf } from './job-claim.js';
import { JobProgress } from './job-progress.js';
import type { Job } from './job.entity.js';

/** Writes the texts of jobs, in the same way as requests do. */
@Injectable()
export class JobTexts {
  constructor(
    private readonly generation: GenerationService,
    private readonly refinement: RefinementService,
    private readonly progress: JobProgress,
    private readonly validation: RequestValidationPipe,
  ) {}

  /**
   * Writes and stores the text of a job, and returns the id of its generation. A job that has stored its text before, in a
   * process that then died, returns that one, by the idempotency key of the job. What a cancelled job has sent to a model is
   * charged, and its page shows the charge.
   */
  async generate(principal: Principal, job: Job, signal: AbortSignal): Promise<string> {
    const work: RequestWork = { endUser: null, generation: null, isRunning: false };
    const caller: Caller = {
      work,
      requestId: job.requestId,
      credential: null,
      signal,
      idempotencyKey: claimKeyOf(job),
      claimToken: job.id,
      isCancelled: async () => (await this.progress.read(job.id))?.status === 'cancelled',
    };
    try {
      await this.run(principal, job, caller);
      return work.generation!.id;
    } catch (error) {
      if (work.generation) await this.progress.noteCharge(job, work.generation.id);
      throw error;
    }
  }

  private async run(principal: Principal, job: Job, caller: Caller): Promise<unknown> {
    return job.operation === 'generate'
      ? this.generation.generate(principal, await this.read(job, GenerateRequest), caller)
      : this.refinement.refine(principal, await this.read(job, RefineRequest), caller);
  }

  private async read<Request>({ request }: Job, metatype: new () => Request): Promise<Request> {
    return (await this.validation.transform(request, { type: 'body', metatype })) as Request;
  }
}
