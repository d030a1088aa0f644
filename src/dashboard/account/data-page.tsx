import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import type { SessionContext } from '../frame/session-context.js';
import { RetentionForm } from './retention-form.js';

/** The page about what is stored for the account. */
export const DATA_PATH = '/settings/data';

interface DataPageProps {
  context: SessionContext;
  retentionDays: string;
  /** `RETENTION_DAYS`. */
  retentionDaysMax: number | null;
  notice?: string | null;
  problem?: string;
}

export function DataPage({ context, retentionDays, retentionDaysMax, notice, problem }: DataPageProps) {
  return (
    <DashboardPage context={context} title="Your data" notice={notice}>
      <Problem text={problem} />
      <RetentionForm
        context={context}
        path={`${DATA_PATH}/retention`}
        days={retentionDays}
        daysMax={retentionDaysMax}
      />
    </DashboardPage>
  );
}
