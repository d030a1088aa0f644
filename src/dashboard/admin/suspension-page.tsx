import type { Account } from '../../accounts/account.entity.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { figure } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { ACCOUNTS_PATH } from './account-list-page.js';

interface SuspensionPageProps {
  context: SessionContext;
  account: Account;
  /** The number of its active keys, whose requests will be rejected. */
  activeKeys: number;
}

/** Says what suspending an account does, and asks for confirmation. */
export function SuspensionPage({ context, account, activeKeys }: SuspensionPageProps) {
  const path = `${ACCOUNTS_PATH}/${account.id}`;
  return (
    <ConfirmPage
      context={context}
      title="Suspend this account?"
      action={`${path}/suspend`}
      verb="Suspend the account"
      back={path}
    >
      <p>
        The API rejects all requests of <strong>{account.email}</strong> until you resume the account. Nothing
        is deleted.
      </p>
      <p>
        Affected: {activeKeys === 1 ? '1 active key' : `${figure(activeKeys)} active keys`}, all apps and the
        dashboard.
      </p>
    </ConfirmPage>
  );
}
