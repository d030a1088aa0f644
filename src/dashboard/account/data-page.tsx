import type { AccountDataJob } from '../../account-data/account-data-job.entity.js';
import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import type { SessionContext } from '../frame/session-context.js';
import { DataJobTable } from './data-job-table.js';
import { RetentionForm } from './retention-form.js';

/** The page about what is stored for the account. */
export const DATA_PATH = '/settings/data';
export const EXPORT_PATH = `${DATA_PATH}/exports`;
export const ERASURE_PATH = `${DATA_PATH}/erase`;

interface DataPageProps {
  context: SessionContext;
  jobs: AccountDataJob[];
  retentionDays: string;
  /** `RETENTION_DAYS`. */
  retentionDaysMax: number | null;
  /** The days to erase, as entered. */
  period: { from: string; to: string };
  notice?: string | null;
  problem?: string;
}

export function DataPage(props: DataPageProps) {
  const { context, jobs, retentionDays, retentionDaysMax, period, notice, problem } = props;
  return (
    <DashboardPage context={context} title="Your data" notice={notice}>
      <Problem text={problem} />
      <section class="narrow">
        <h2>Export</h2>
        <p class="soft">
          A file with your account, API keys without secrets, apps, consents, webhooks, templates, texts,
          jobs, requests, usage and activity as JSON lines, up to 1 GB. It can be downloaded for seven days
          and replaces the previous one.
        </p>
        <PageForm context={context} action={EXPORT_PATH}>
          <button>Export your data</button>
        </PageForm>
      </section>
      <DataJobTable context={context} jobs={jobs} />
      <section class="part narrow">
        <h2>Retention</h2>
        <RetentionForm
          context={context}
          path={`${DATA_PATH}/retention`}
          days={retentionDays}
          daysMax={retentionDaysMax}
        />
      </section>
      <section class="part narrow">
        <h2>Delete texts</h2>
        <form method="get" action={ERASURE_PATH}>
          <div class="fields">
            <Field label="From" name="from" type="date" autocomplete="off" value={period.from} isOptional />
            <Field label="To" name="to" type="date" autocomplete="off" value={period.to} isOptional />
          </div>
          <p class="soft">Days in UTC. Leave both empty to delete all texts. You confirm on the next page.</p>
          <button class="danger">Delete texts…</button>
        </form>
      </section>
    </DashboardPage>
  );
}
