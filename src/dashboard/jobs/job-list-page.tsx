import { toGenerationId } from '../../generation/generation-id.js';
import { toJobId } from '../../jobs/job-id.js';
import { JOB_STATUSES, OPERATIONS, type JobStatus } from '../../jobs/job.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CursorPager } from '../frame/paging.js';
import { Badge, Empty, figure, When } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { Cell, Table } from '../frame/table.js';
import { titleOf } from '../history/text-title.js';
import { Filter } from '../history/history-page.js';
import type { JobListFilter, ListedJob } from './job-list.js';

export const JOBS_PATH = '/jobs';

const BADGES = {
  queued: 'plain',
  running: 'warn',
  succeeded: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const;

/** The name of an operation for people. */
export const OPERATION_NAMES = { generate: 'Generate', refine: 'Refine' } as const;

interface JobListPageProps {
  context: SessionContext;
  jobs: ListedJob[];
  filter: JobListFilter;
  /** The job to continue from; null on the last page. */
  next: string | null;
}

export function JobListPage({ context, jobs, filter, next }: JobListPageProps) {
  const { status, operation, from } = filter;
  const query = { status, operation };
  return (
    <DashboardPage
      context={context}
      title="Jobs"
      lead="Generations and refinements that your API keys and apps run in the background. Finished ones are kept for seven days, their texts longer."
    >
      <form method="get" action={JOBS_PATH} class="filters" role="search">
        <Filter
          label="Status"
          name="status"
          value={status}
          options={JOB_STATUSES.map((each) => [each, each] as const)}
        />
        <Filter
          label="Operation"
          name="operation"
          value={operation}
          options={OPERATIONS.map((each) => [each, OPERATION_NAMES[each]] as const)}
        />
        <button class="quiet">Find</button>
      </form>
      {jobs.length === 0 ? <NoJobs isFiltered={Boolean(status || operation)} /> : <JobTable jobs={jobs} />}
      <CursorPager
        path={JOBS_PATH}
        query={query}
        from={from ? toJobId(from) : ''}
        next={next && toJobId(next)}
        nextText="Older jobs"
      />
    </DashboardPage>
  );
}

/** The status of a job, as a word and a colour. */
export function JobBadge({ status }: { status: JobStatus }) {
  return <Badge kind={BADGES[status]}>{status}</Badge>;
}

function NoJobs({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Empty>
      {isFiltered ? (
        <p>
          No job matches. <a href={JOBS_PATH}>Show all</a>
        </p>
      ) : (
        <p>
          There are no jobs. Send one with <code>POST /v1/jobs</code>, or up to 100 at once.
        </p>
      )}
    </Empty>
  );
}

function JobTable({ jobs }: { jobs: ListedJob[] }) {
  return (
    <Table
      caption="Jobs"
      columns={[
        'Job',
        'Status',
        'Enqueued by',
        { text: 'Attempts', isNumber: true },
        'Created',
        'Finished',
        'Text',
      ]}
    >
      {jobs.map((job) => (
        <tr key={job.id}>
          <Cell of="Job">
            <a href={`${JOBS_PATH}/${toJobId(job.id)}`}>
              {OPERATION_NAMES[job.operation]} <span class="unseen">{toJobId(job.id)}</span>
            </a>
            {job.beginning !== null && <span class="sub">{titleOf(job.beginning)}</span>}
          </Cell>
          <Cell of="Status">
            <JobBadge status={job.status} />
          </Cell>
          <Cell of="Enqueued by">{job.enqueuedBy ?? <span class="soft">deleted</span>}</Cell>
          <Cell of="Attempts" isNumber>
            {figure(job.attempts)}
          </Cell>
          <Cell of="Created">
            <When at={job.createdAt} />
          </Cell>
          <Cell of="Finished">
            <When at={job.finishedAt} none="not yet" />
          </Cell>
          <Cell of="Text">
            {job.generationId ? (
              <a href={`/history/${toGenerationId(job.generationId)}`}>
                Open
                <span class="unseen">
                  {' '}
                  the {job.hasText ? 'text' : 'record'} of {toJobId(job.id)}
                </span>
              </a>
            ) : (
              <span class="soft">none</span>
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
