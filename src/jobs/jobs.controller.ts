import { Body, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { CurrentPrincipal, RequireAnyScope, V1Controller } from '../common/http/access.js';
import { Page } from '../common/http/page.js';
import type { Reply, Request } from '../common/http/request.js';
import { Documented } from '../common/openapi/documented.js';
import { LIST_REASONS, NO_BODY_REASONS } from '../common/openapi/operation-reasons.js';
import type { Principal } from '../common/http/principal.js';
import { CurrentCaller, type HttpCaller } from '../generation/caller.js';
import { OPERATIONS } from './job.entity.js';
import type { JobRequests } from './job-request.js';
import { toJobResponse } from './job-response.js';
import { JOB, JOB_EXAMPLE, JOBS_BODY, QUEUED_EXAMPLE } from './job-schema.js';
import { JobSubmissions } from './job-submissions.js';
import { JobsQuery } from './jobs-query.dto.js';
import { JobsService } from './jobs.service.js';
import { ReadJobsPipe } from './read-jobs.pipe.js';

const JOB_ID = { description: 'The id of a job.', example: JOB_EXAMPLE.id };
/** How long a client should wait before it asks for an unfinished job again. */
const POLL_SECONDS = '1';

@V1Controller('jobs')
@RequireAnyScope(...OPERATIONS)
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly submissions: JobSubmissions,
  ) {}

  @Documented({
    id: 'createJobs',
    tag: 'Jobs',
    summary: 'Enqueue jobs',
    description:
      'Enqueues a generation or refinement, or up to 100 in `jobs`: all of them or none. They run in the background, as if they were requests of their own, and each counts as a request. The response has the jobs in the same order.',
    scopeText: 'Requires the scope of each operation: `generate` or `refine`.',
    data: { oneOf: [JOB, { type: 'array', items: JOB }] },
    example: QUEUED_EXAMPLE,
    status: 202,
    reasons: [
      'malformed_json',
      'unsupported_media_type',
      'body_too_large',
      'too_deep',
      'required',
      'invalid_type',
      'invalid_value',
      'too_long',
      'too_short',
      'out_of_range',
      'insufficient_scope',
      'template_not_found',
      'model_not_found',
      'not_found',
      'unsupported_language',
      'unsupported_instructions',
      'idempotency_key_invalid',
      'idempotency_key_reused',
    ],
    acceptsIdempotencyKey: true,
  })
  @ApiBody({ schema: JOBS_BODY as never })
  @Post()
  @HttpCode(202)
  async create(
    @Req() request: Request,
    @Body(ReadJobsPipe) body: JobRequests,
    @CurrentCaller() caller: HttpCaller,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    const jobs = (await this.submissions.submit(request, body, caller)).map((job) => toJobResponse(job));
    if (body.isList) return jobs;
    void reply.header('location', `/v1/jobs/${jobs[0]!.id}`);
    return jobs[0]!;
  }

  @Documented({
    id: 'listJobs',
    tag: 'Jobs',
    summary: 'List jobs',
    description:
      'The jobs of the account, newest first, with the operations whose scope the caller has. An app sees only its own. A finished job is deleted after seven days; its generation is kept. `result` is null in lists.',
    scopeText: 'Requires the scope `generate` or `refine`, that of the operation.',
    data: JOB,
    isList: true,
    example: QUEUED_EXAMPLE,
    reasons: [...LIST_REASONS, 'insufficient_scope'],
  })
  @Get()
  async list(@CurrentPrincipal() principal: Principal, @Query() query: JobsQuery) {
    const { items, total } = await this.jobs.list(principal, query);
    return new Page(
      items.map((job) => toJobResponse(job)),
      total,
      query,
    );
  }

  @Documented({
    id: 'getJob',
    tag: 'Jobs',
    summary: 'Get a job',
    description: 'A job with its result. While it is unfinished, `Retry-After` gives the polling interval.',
    scopeText: 'Requires the scope `generate` or `refine`, that of the operation.',
    data: JOB,
    example: JOB_EXAMPLE,
    reasons: ['not_found', 'insufficient_scope'],
    pathId: JOB_ID,
  })
  @Get(':id')
  async get(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    const job = await this.jobs.get(principal, id);
    if (!job.finishedAt) void reply.header('retry-after', POLL_SECONDS);
    return toJobResponse(job, await this.jobs.resultOf(principal, job));
  }

  @Documented({
    id: 'cancelJob',
    tag: 'Jobs',
    summary: 'Cancel a job',
    description: 'Cancels a job that waits or runs. A finished job returns 400 `job_finished`.',
    scopeText: 'Requires the scope `generate` or `refine`, that of the operation.',
    data: JOB,
    example: { ...QUEUED_EXAMPLE, status: 'cancelled', finished_at: JOB_EXAMPLE.finished_at },
    reasons: [...NO_BODY_REASONS, 'not_found', 'job_finished', 'insufficient_scope'],
    pathId: JOB_ID,
  })
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    return toJobResponse(await this.jobs.cancel(principal, id));
  }
}
