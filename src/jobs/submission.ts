import type { Principal } from '../common/http/principal.js';
import type { JobRequests } from './job-request.js';
import type { Job } from './job.entity.js';

/** A valid request to enqueue jobs. */
export interface Submission {
  principal: Principal;
  request: JobRequests;
  idempotencyKey: string | null;
  /** The jobs that it enqueues, unless an earlier request has the same key. */
  jobs: Job[];
}
