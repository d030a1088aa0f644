import type { Account } from '../../accounts/account.entity.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { figure } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { ACCOUNTS_PATH } from './account-list-page.js';

interface SuspensionPageProps {
  context: SessionContext;
  account: Account;
  /** The number of its active keys. */
  activeKeys: number;
}

/** The confirmation page for resuming an account. */
export function ResumptionPage({ context, account, activeKeys }: SuspensionPageProps) {
  const path = `${ACCOUNTS_PATH}/${account.id}`;
  return (
    <ConfirmPage
      context={context}
      title="Resume this account?"
      subject={account.email}
      action={`${path}/resume`}
      verb="Resume the account"
      back={path}
      isDangerous={false}
    >
      <p>
        The API accepts requests of <strong>{account.email}</strong> again, and the person can sign in.
      </p>
      <p>Affected: {countedKeys(activeKeys)}, all apps and the dashboard.</p>
    </ConfirmPage>
  );
}

/** The confirmation page for suspending an account. */
export function SuspensionPage({ context, account, activeKeys }: SuspensionPageProps) {
  const path = `${ACCOUNTS_PATH}/${account.id}`;
  return (
    <ConfirmPage
      context={context}
      title="Suspend this account?"
      subject={account.email}
      action={`${path}/suspend`}
      verb="Suspend the account"
      back={path}
    >
      <p>
        The API rejects all requests of <strong>{account.email}</strong> until you resume the account. Nothing
        is deleted.
      </p>
      <p>Affected: {countedKeys(activeKeys)}, all apps and the dashboard.</p>
    </ConfirmPage>
  );
}

function countedKeys(count: number): string {
  return count === 1 ? '1 active key' : `${figure(count)} active keys`;
}
