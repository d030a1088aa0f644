import { toGenerationId } from '../../generation/generation-id.js';
import { toJobId } from '../../jobs/job-id.js';
import type { Generation } from '../../generation/generation.entity.js';
import type { Job } from '../../jobs/job.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { figure, When } from '../frame/parts.js';
import { CodeBox, CopiedId } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { CostFacts } from '../history/record-page.js';
import { JobBadge, JOBS_PATH, OPERATION_NAMES } from './job-list-page.js';

interface JobPageProps {
  context: SessionContext;
  job: Job;
  /** The name of the key or app; null once it is deleted. */
  enqueuedBy: string | null;
  /** The record of its text, or of what it has used; null without one, and once it is deleted. */
  generation: Generation | null;
  /** When a job that has failed is run again. */
  nextAttemptAt: Date | null;
  notice: string | null;
}

/** `Job: Generate` */
export function jobTitle({ operation }: Job): string {
  return `Job: ${OPERATION_NAMES[operation]}`;
}

/** A job: its state, its request, and its text or error. */
export function JobPage({ context, job, enqueuedBy, generation, nextAttemptAt, notice }: JobPageProps) {
  const path = `${JOBS_PATH}/${toJobId(job.id)}`;
  return (
    <DashboardPage context={context} title={jobTitle(job)} notice={notice}>
      <dl class="facts">
        <dt>ID</dt>
        <dd>
          <CopiedId id="job-id" label="id" value={toJobId(job.id)} />
        </dd>
        <dt>Status</dt>
        <dd>
          <JobBadge status={job.status} />
        </dd>
        {job.error && (
          <>
            <dt>{job.finishedAt ? 'Error' : 'Last error'}</dt>
            <dd>
              <code>{job.error.reason}</code> {job.error.message}
              {job.finishedAt && ' A failed job is not run again: to try again, enqueue a new job.'}
            </dd>
          </>
        )}
        <dt>Enqueued by</dt>
        <dd>{enqueuedBy ?? <span class="soft">a credential that was deleted</span>}</dd>
        <dt>Attempts</dt>
        <dd>{figure(job.attempts)}</dd>
        {nextAttemptAt && (
          <>
            <dt>Next attempt</dt>
            <dd>{nextAttemptAt > new Date() ? <When at={nextAttemptAt} /> : 'as soon as possible'}</dd>
          </>
        )}
        {generation && <CostFacts generation={generation} />}
        <dt>Created</dt>
        <dd>
          <When at={job.createdAt} />
        </dd>
        <dt>Started</dt>
        <dd>
          <When at={job.startedAt} none="not yet" />
        </dd>
        <dt>Finished</dt>
        <dd>
          <When at={job.finishedAt} none="not yet" />
        </dd>
        {job.expiresAt && (
          <>
            <dt>Deleted</dt>
            <dd>
              <When at={job.expiresAt} />
              {generation && `; its ${kindOf(generation)} is kept`}
            </dd>
          </>
        )}
      </dl>
      <div class="buttons">
        {generation && (
          <a class="button" href={`/history/${toGenerationId(generation.id)}`}>
            Open the {kindOf(generation)}
          </a>
        )}
        {!job.finishedAt && (
          <a class="button danger" href={`${path}/cancel`}>
            Cancel the job
          </a>
        )}
        <a class="button quiet" href={JOBS_PATH}>
          All jobs
        </a>
      </div>
      {Object.keys(job.request).length > 0 ? (
        <CodeBox label="Request" id="request" code={JSON.stringify(job.request, null, 2)} />
      ) : (
        <p class="soft">The request is not kept: inputs are not stored, or the text was deleted.</p>
      )}
    </DashboardPage>
  );
}

/** A job that was cancelled may have a record of what it has used, but no text. */
function kindOf({ content }: Generation): 'record' | 'text' {
  return content === '' ? 'record' : 'text';
}
