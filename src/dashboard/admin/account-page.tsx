import type { Account, Limits } from '../../accounts/account.entity.js';
import type { Plan } from '../../accounts/plan.entity.js';
import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { figure, When } from '../frame/parts.js';
import { SeenSettings } from '../frame/seen-settings.js';
import type { SessionContext } from '../frame/session-context.js';
import { AccountCredentials } from './account-credentials.js';
import type { AccountDetails } from './account-details.js';
import { AccountSessions } from './account-sessions.js';
import { AccountUsage } from './account-usage.js';
import { AccountState, ACCOUNTS_PATH } from './account-list-page.js';
import { limitsOf } from './limits-form.js';
import { PlanField } from './plan-field.js';

/** The limits of an account as entered. */
export interface LimitsForm {
  plan: string;
  requestsPerMinute: string;
  concurrency: string;
  tokensPerMonth: string;
}

interface AccountPageProps {
  context: SessionContext;
  account: Account;
  plans: Plan[];
  form: LimitsForm;
  /** The limits in force. */
  limits: Limits;
  details: AccountDetails;
  /** The requested order of the daily figures. */
  sort: unknown;
  logDays: number;
  now: number;
  notice?: string | null;
  problem?: string;
}

export function AccountPage(props: AccountPageProps) {
  const { context, account, plans, form, details, notice, problem, now } = props;
  const path = `${ACCOUNTS_PATH}/${account.id}`;
  return (
    <DashboardPage context={context} title={account.email} notice={notice} island="charts">
      <Problem text={problem} />
      <p>
        {account.name} · <AccountState account={account} /> · created <When at={account.createdAt} />
      </p>
      <p>
        <a href={`/admin/audit?account=${account.id}`}>Activity</a> ·{' '}
        <a href={`${path}/retention`}>Retention</a>
      </p>
      <AccountUsage {...props} accountId={account.id} />
      <section class="part narrow">
        <h2>Plan and limits</h2>
        <PageForm context={context} action={`${path}/limits`}>
          <SeenSettings context={context} of="limits" settings={limitsOf(account)} />
          <PlanField plans={plans} value={form.plan} />
          <LimitFields form={form} plan={plans.find(({ id }) => id === account.plan)} />
          <small class="hint">Leave empty to use the plan’s limit.</small>
          <div class="buttons">
            <button>Save</button>
          </div>
        </PageForm>
      </section>
      <AccountCredentials email={account.email} details={details} now={now} />
      <AccountSessions accountId={account.id} sessions={details.sessions} now={now} />
      <section class="part">
        <h2>Access</h2>
        <p class="soft">
          Suspending rejects all requests and deletes nothing. A new password ends all sessions. Deleting is
          permanent.
        </p>
        <div class="buttons">
          {account.suspendedAt && (
            <a class="button quiet" href={`${path}/resume`}>
              Resume
            </a>
          )}
          {!account.suspendedAt && account.id !== context.account.id && (
            <a class="button danger" href={`${path}/suspend`}>
              Suspend
            </a>
          )}
          {account.id !== context.account.id && (
            <a class="button quiet" href={`${path}/reset-password`}>
              Reset the password
            </a>
          )}
          {account.id !== context.account.id && (
            <a class="button danger" href={`${path}/delete`}>
              Delete the account
            </a>
          )}
        </div>
      </section>
    </DashboardPage>
  );
}

interface LimitFieldsProps {
  form: Omit<LimitsForm, 'plan'>;
  /** The plan whose limits apply to empty fields. */
  plan?: Plan | undefined;
  /** A prefix for the ids if a page has several such forms. */
  idPrefix?: string;
  tokensLabel?: string;
}

export function LimitFields({
  form,
  plan,
  idPrefix = '',
  tokensLabel = 'Tokens per month',
}: LimitFieldsProps) {
  const fields = [
    ['requests_per_minute', 'Requests per minute', form.requestsPerMinute, plan?.requestsPerMinute],
    ['concurrency', 'Concurrent requests', form.concurrency, plan?.concurrency],
    ['tokens_per_month', tokensLabel, form.tokensPerMonth, plan?.tokensPerMonth],
  ] as const;
  return (
    <div class="fields">
      {fields.map(([name, label, value, planLimit]) => (
        <Field
          key={name}
          id={idPrefix + name}
          label={label}
          name={name}
          type="text"
          autocomplete="off"
          value={value}
          isOptional
          inputMode="numeric"
          {...(plan && { hint: `${plan.id}: ${planLimit ? figure(planLimit) : 'no cap'}` })}
        />
      ))}
    </div>
  );
}
