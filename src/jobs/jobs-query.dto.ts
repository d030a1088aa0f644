import { PageQuery } from '../common/http/page.js';
import { Describe } from '../common/validation/describe.js';
import { OneOf, Optional } from '../common/validation/rules.js';
import { JOB_STATUSES, OPERATIONS, type JobStatus, type Operation } from './job.entity.js';

/** The query of `GET /v1/jobs`. */
export class JobsQuery extends PageQuery {
  @Describe('Only jobs with this status.', 'failed')
  @Optional()
  @OneOf(JOB_STATUSES)
  status?: JobStatus;

  @Describe('Only jobs with this operation.', 'generate')
  @Optional()
  @OneOf(OPERATIONS)
  operation?: Operation;
}
