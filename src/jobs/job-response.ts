import { toGenerationResponse } from '../generation/generation-response.js';
import type { Generation } from '../generation/generation.entity.js';
import { toJobId } from './job-id.js';
import type { Job } from './job.entity.js';

/** The public representation of a job. `generation` is its result, unless that was deleted. */
export function toJobResponse(job: Job, generation: Generation | null = null) {
  const [hasSucceeded, hasFailed] = [job.status === 'succeeded', job.status === 'failed'];
  return {
    id: toJobId(job.id),
    operation: job.operation,
    status: job.status,
    attempts: job.attempts,
    created_at: job.createdAt.toISOString(),
    started_at: job.startedAt?.toISOString() ?? null,
    finished_at: job.finishedAt?.toISOString() ?? null,
    result: hasSucceeded && generation ? toGenerationResponse(generation) : null,
    error: hasFailed ? job.error : null,
  };
}
