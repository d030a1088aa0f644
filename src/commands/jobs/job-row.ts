import { toJobResponse } from '../../jobs/job-response.js';
import type { Job } from '../../jobs/job.entity.js';
import { toGenerationId } from '../../generation/generation-id.js';
import type { Row } from '../text-table.js';

/** What commands show of a job, whose owner is named by email address; never its request. */
export function toJobRow(job: Job, account: string): Row {
  const { id, operation, status, attempts, created_at, started_at, finished_at, error } = toJobResponse(job);
  return {
    id,
    account,
    operation,
    status,
    attempts,
    error: error && error.reason,
    generation: job.generationId && toGenerationId(job.generationId),
    request_id: job.requestId,
    created_at,
    started_at,
    finished_at,
  };
}
