import { Get, Param, Post, Query } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { parseJobId } from '../../jobs/job-id.js';
import { JOB_STATUSES, OPERATIONS } from '../../jobs/job.entity.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { StoredJobs } from '../../jobs/stored-jobs.js';
import { redirect } from '../../web/page-result.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { DashboardPrincipal } from '../frame/dashboard-principal.js';
import { orNotFound } from '../frame/not-found.js';
import { noticeOf } from '../frame/notice-of.js';
import { queryString } from '../frame/query-string.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { JobList } from './job-list.js';
import { JobListPage, JOBS_PATH } from './job-list-page.js';
import { JobPage, jobTitle } from './job-page.js';

const NOTICES: Record<string, string> = {
  cancelled: 'Job cancelled.',
  finished: 'The job had already finished.',
};

/** The jobs of the account: finding, showing and cancelling them. */
@DashboardController('jobs')
export class JobPagesController {
  constructor(
    private readonly list: JobList,
    private readonly jobs: JobsService,
    private readonly stored: StoredJobs,
    private readonly principals: DashboardPrincipal,
  ) {}

  @Get()
  async showAll(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const filter = {
      accountId: context.account.id,
      status: oneOf(JOB_STATUSES, query.status),
      operation: oneOf(OPERATIONS, query.operation),
      from: parseJobId(queryString(query.from)),
    };
    const { items, next } = await this.list.page(filter);
    return JobListPage({ context, jobs: items, filter, next });
  }

  @Get(':id')
  async show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Query('done') done: unknown,
  ) {
    const principal = await this.principals.of(context);
    const job = await orNotFound(this.jobs.get(principal, id));
    const generation = await this.jobs.resultOf(principal, job);
    const enqueuedBy = await this.list.enqueuedBy(job);
    const nextAttemptAt = await this.stored.nextAttemptOf(job);
    const notice = noticeOf(NOTICES, done);
    return JobPage({ context, job, enqueuedBy, generation, nextAttemptAt, notice });
  }

  @Get(':id/cancel')
  async confirmCancel(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const job = await orNotFound(this.jobs.get(await this.principals.of(context), id));
    if (job.finishedAt) return redirect(`${JOBS_PATH}/${id}?done=finished`);
    return ConfirmPage({
      context,
      title: 'Cancel this job?',
      subject: jobTitle(job),
      action: `${JOBS_PATH}/${id}/cancel`,
      verb: 'Cancel the job',
      back: `${JOBS_PATH}/${id}`,
      children: 'A queued job is not run, and a running job is stopped. A cancelled job cannot be resumed.',
    });
  }

  @Post(':id/cancel')
  async cancel(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const principal = await this.principals.of(context);
    try {
      await orNotFound(this.jobs.cancel(principal, id));
      return redirect(`${JOBS_PATH}/${id}?done=cancelled`);
    } catch (error) {
      if (error instanceof AppError && error.reason === 'job_finished')
        return redirect(`${JOBS_PATH}/${id}?done=finished`);
      throw error;
    }
  }
}

/** A filter of the query; '' for a missing or unknown value, which shows all. */
function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | '' {
  return values.find((each) => each === value) ?? '';
}
