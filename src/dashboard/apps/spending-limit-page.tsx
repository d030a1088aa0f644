import type { ConnectedApp } from '../../oauth/consents/connected-apps.service.js';
import { SpendingLimitField } from '../../oauth/interactions/spending-limit-field.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import type { SessionContext } from '../frame/session-context.js';

interface SpendingLimitPageProps {
  context: SessionContext;
  app: ConnectedApp;
  /** Where the form is posted to. */
  action: string;
  /** The path of the cancel link. */
  back: string;
  value: string;
  currency: string;
  problem?: string;
}

/** Changes the most that a connected app may spend in a month. */
export function SpendingLimitPage(props: SpendingLimitPageProps) {
  const { context, app, action, back, value, currency, problem } = props;
  return (
    <DashboardPage context={context} title={`Spending limit of ${app.name}`}>
      <Problem text={problem} />
      <PageForm context={context} action={action}>
        <SpendingLimitField value={value} currency={currency} />
        <div class="buttons">
          <button>Save</button>
          <a class="button quiet" href={back}>
            Cancel
          </a>
        </div>
      </PageForm>
    </DashboardPage>
  );
}
