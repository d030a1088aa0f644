import type { AccountDataJob } from '../../account-data/account-data-job.entity.js';
import { PageForm } from '../frame/page-form.js';
import { Badge, dayText, figure, When } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { Cell, Table } from '../frame/table.js';
import { EXPORT_PATH } from './data-page.js';

interface DataJobTableProps {
  context: SessionContext;
  jobs: AccountDataJob[];
}

/** The latest exports and deletions of texts, with their state. */
export function DataJobTable({ context, jobs }: DataJobTableProps) {
  if (jobs.length === 0) return null;
  return (
    <section class="part">
      <h2>Exports and deletions</h2>
      <Table
        caption="Exports and deletions"
        columns={['Type', 'Requested', 'State', 'Texts', 'Available until', 'Action']}
      >
        {jobs.map((job) => (
          <tr key={job.id}>
            <Cell of="Type">{job.kind === 'export' ? 'Export' : `Deletion of ${periodText(job)}`}</Cell>
            <Cell of="Requested">
              <When at={job.createdAt} />
            </Cell>
            <Cell of="State">
              <State job={job} />
            </Cell>
            <Cell of="Texts">{figure(job.texts)}</Cell>
            <Cell of="Available until">
              <When at={job.runId ? job.expiresAt : null} none="" />
            </Cell>
            <Cell of="Action">
              {job.runId && (
                <PageForm context={context} action={`${EXPORT_PATH}/${job.id}`}>
                  <button class="quiet small">Download ({sizeText(job.bytes)})</button>
                </PageForm>
              )}
            </Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function State({ job: { startedAt, finishedAt, failure } }: { job: AccountDataJob }) {
  if (failure) return <Badge kind="bad">larger than 1 GB</Badge>;
  if (finishedAt) return <Badge kind="good">finished</Badge>;
  return startedAt ? <Badge kind="warn">running</Badge> : <Badge kind="plain">queued</Badge>;
}

/** `all texts`, `texts from 1 Nov 2026 to 3 Nov 2026`. */
export function periodText({
  periodFrom,
  periodTo,
}: Pick<AccountDataJob, 'periodFrom' | 'periodTo'>): string {
  if (periodFrom === null && periodTo === null) return 'all texts';
  const from = periodFrom === null ? '' : ` from ${dayText(periodFrom)}`;
  return `texts${from}${periodTo === null ? '' : ` to ${dayText(periodTo)}`}`;
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${figure(Math.ceil(bytes / 1000))} kB`
    : `${figure(Math.round(bytes / 1_000_000))} MB`;
}
