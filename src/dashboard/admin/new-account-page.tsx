import type { Account } from '../../accounts/account.entity.js';
import { INVITATION_DAYS } from '../../accounts/account-invitations.js';
import type { Plan } from '../../accounts/plan.entity.js';
import { Field, Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { SecretBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { ACCOUNTS_PATH } from './account-list-page.js';
import { PlanField } from './plan-field.js';

/** A new account as entered. */
export interface NewAccountForm {
  /** The id of the invitation. */
  id: string;
  email: string;
  plan: string;
  isAdmin: boolean;
}

interface NewAccountPageProps {
  context: SessionContext;
  form: NewAccountForm;
  plans: Plan[];
  problem?: string | undefined;
}

/** The form for a new account: with an invitation link or with a password. */
export function NewAccountPage({ context, form, plans, problem }: NewAccountPageProps) {
  return (
    <DashboardPage context={context} title="New account">
      <div class="narrow">
        <Problem text={problem} />
        <PageForm context={context} action={`${ACCOUNTS_PATH}/new`}>
          <input type="hidden" name="id" value={form.id} />
          <Field label="Email" name="email" type="email" autocomplete="off" value={form.email} isFirst />
          <PlanField plans={plans} value={form.plan} />
          <label class="choice">
            <input type="checkbox" name="is_admin" value="yes" checked={form.isAdmin} />
            <span>Administrator: manages the accounts, limits, models and apps of all users</span>
          </label>
          <p class="soft">
            With an invitation link, the person chooses their own name and password. The link works once,
            within {INVITATION_DAYS} days. The service does not send email, so send the link yourself.
          </p>
          <div class="buttons">
            <button name="with" value="link">
              Create an invitation link
            </button>
            <button class="quiet" name="with" value="password">
              Create with a password
            </button>
            <a class="button quiet" href={ACCOUNTS_PATH}>
              Cancel
            </a>
          </div>
        </PageForm>
      </div>
    </DashboardPage>
  );
}

/** Shows the link of an invitation once. */
export function InvitedPage({
  context,
  email,
  link,
}: {
  context: SessionContext;
  email: string;
  link: string;
}) {
  return (
    <DashboardPage context={context} title="Invitation link">
      <p class="warning">
        Send this link to {email} securely: the first person to open it can create the account. It works once,
        within {INVITATION_DAYS} days, and is not shown again. An earlier link for this address no longer
        works.
      </p>
      <SecretBox label="Invitation link" secret={link} />
      <a class="button" href={ACCOUNTS_PATH}>
        Done
      </a>
    </DashboardPage>
  );
}

/** Shows the password of a new account once. */
export function CreatedAccountPage(props: { context: SessionContext; account: Account; password: string }) {
  const { context, account, password } = props;
  return (
    <DashboardPage context={context} title="Account created">
      <p class="warning">
        Give this password to {account.email} securely. It is not shown again and can be changed under
        Security.
      </p>
      <SecretBox label="Password" secret={password} />
      <a class="button" href={`${ACCOUNTS_PATH}/${account.id}`}>
        Done
      </a>
    </DashboardPage>
  );
}
