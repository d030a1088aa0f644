import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import { RequestValidationPipe } from '../common/validation/request-validation.pipe.js';
import type { Caller } from '../generation/caller.js';
import { parseGenerationId } from '../generation/generation-id.js';
import { GenerateRequest } from '../generation/generate.dto.js';
import { GenerationService } from '../generation/generation.service.js';
import { RefineRequest } from '../refinement/refine.dto.js';
import { RefinementService } from '../refinement/refinement.service.js';
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
   * process that then died, returns that one: each job has an idempotency key, which no header can hold. What a cancelled
   * job has sent to a model is charged.
   */
  async write(principal: Principal, job: Job, signal: AbortSignal): Promise<string> {
    const caller: Caller = {
      requestId: job.requestId,
      credential: null,
      signal,
      idempotencyKey: `job ${job.id}`,
      claimToken: job.id,
      isCancelled: async () => (await this.progress.read(job.id))?.status === 'cancelled',
    };
    const result =
      job.operation === 'generate'
        ? await this.generation.generate(principal, await this.read(job, GenerateRequest), caller)
        : await this.refinement.refine(principal, await this.read(job, RefineRequest), caller);
    return parseGenerationId((result as { id: string }).id)!;
  }

  private async read<Request>({ request }: Job, metatype: new () => Request): Promise<Request> {
    return (await this.validation.transform(request, { type: 'body', metatype })) as Request;
  }
}
