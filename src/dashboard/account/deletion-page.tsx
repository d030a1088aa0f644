import type { DeletionImpact } from '../../account-lifecycle/account-deletion.js';
import { Layout } from '../../web/layout.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { figure } from '../frame/parts.js';
import { TypedConfirmationPage } from '../frame/typed-confirmation-page.js';
import type { SessionContext } from '../frame/session-context.js';

interface DeletionPageProps {
  context: SessionContext;
  email: string;
  impact: DeletionImpact;
  /** The path of the page that the form is on. */
  path: string;
  /** Whether it is the user's own account. */
  isOwn: boolean;
  problem?: string | undefined;
}

/** The confirmation page for deleting an account. */
export function DeletionPage({ context, email, impact, path, isOwn, problem }: DeletionPageProps) {
  const { keys, apps, connections, webhooks, publishedTemplates } = impact;
  return (
    <TypedConfirmationPage
      context={context}
      title={isOwn ? 'Delete your account?' : `Delete the account of ${email}?`}
      action={`${path}/delete`}
      verb="Delete permanently"
      back={path}
      {...(!isOwn && { subject: email })}
      expected={email}
      asksPassword={isOwn}
      problem={problem}
    >
      <p>This cannot be undone. It takes effect immediately:</p>
      <ul>
        {keys > 0 && <li>{counted(keys, 'API key stops', 'API keys stop')} working;</li>}
        {apps > 0 && (
          <li>
            {counted(apps, 'registered app is deleted', 'registered apps are deleted')} with all tokens;
          </li>
        )}
        {connections > 0 && (
          <li>{counted(connections, 'connected app loses', 'connected apps lose')} access;</li>
        )}
        {webhooks > 0 && (
          <li>{counted(webhooks, 'webhook endpoint is deleted', 'webhook endpoints are deleted')};</li>
        )}
        {publishedTemplates > 0 && (
          <li>
            {counted(publishedTemplates, 'published template is', 'published templates are')} deleted for all
            accounts;
          </li>
        )}
        <li>every browser is signed out, and the history, templates and usage figures are deleted.</li>
      </ul>
      <p class="soft">
        The audit log is kept: who did what, when, and from where. It contains no generated text.
      </p>
    </TypedConfirmationPage>
  );
}

/** Shown instead of the form where the deletion would be rejected. */
export function LastAdministratorPage({ context }: { context: SessionContext }) {
  return (
    <DashboardPage context={context} title="Delete your account?">
      <p class="warning">
        You are the last administrator, and the service requires one. Create another administrator first,
        under Administration → Accounts.
      </p>
      <div class="buttons">
        <a class="button" href="/admin/accounts/new">
          New account
        </a>
        <a class="button quiet" href="/settings/profile">
          Cancel
        </a>
      </div>
    </DashboardPage>
  );
}

/** The page after a user has deleted their account. */
export function DeletedPage() {
  return (
    <Layout title="Account deleted">
      <h1>Your account is deleted</h1>
      <p>Its keys, apps, sessions and texts are deleted.</p>
      <p>
        <a href="/sign-in">Sign in</a> with another account
      </p>
    </Layout>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}
