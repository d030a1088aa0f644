import type { Account } from '../../accounts/account.entity.js';
import { Problem } from '../../web/form.js';
import { fieldOf } from '../../web/form-body.js';
import { ConfirmPage, SEEN_FIELD } from '../frame/confirm-page.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { figure } from '../frame/parts.js';
import { SecretBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { ACCOUNTS_PATH } from './account-list-page.js';

interface ResetPasswordPageProps {
  context: SessionContext;
  account: Account;
  /** The number of active API keys of the account. */
  activeKeys: number;
  /** Identifies the current password. */
  seen: string;
  problem?: string | undefined;
  /** As submitted. */
  keepsKeys?: boolean;
}

/** A reset that was rejected, and why. */
export type RejectedReset = Pick<ResetPasswordPageProps, 'problem' | 'keepsKeys'>;

/** Explains the effects of a password reset by an administrator, and offers to keep the API keys. */
export function ResetPasswordPage({
  context,
  account,
  activeKeys,
  seen,
  problem,
  keepsKeys = context.draft?.get('keep_keys') === 'yes',
}: ResetPasswordPageProps) {
  const path = `${ACCOUNTS_PATH}/${account.id}`;
  return (
    <ConfirmPage
      context={context}
      title="Reset the password?"
      subject={account.email}
      action={`${path}/reset-password`}
      verb="Reset the password"
      back={path}
      seen={seen}
    >
      <Problem text={problem} />
      <p>
        Creates a new password for <strong>{account.email}</strong>, which is shown next. All sessions and
        connected apps of the account are signed out.
      </p>
      {activeKeys > 0 && (
        <>
          <p>{counted(activeKeys)} revoked.</p>
          <label class="choice">
            <input type="checkbox" name="keep_keys" value="yes" checked={keepsKeys} />
            <span>Keep the API keys working</span>
          </label>
        </>
      )}
    </ConfirmPage>
  );
}

/** Reads the submitted form: whether to revoke the keys, and which password it replaces. */
export function readReset(form: URLSearchParams) {
  const seenVersion = fieldOf(form, SEEN_FIELD) || undefined;
  return { revokesKeys: form.get('keep_keys') !== 'yes', seenVersion };
}

interface NewPasswordPageProps {
  context: SessionContext;
  account: Account;
  password: string;
  revokedKeys: number;
}

/** Shows the new password once. */
export function NewPasswordPage({ context, account, password, revokedKeys }: NewPasswordPageProps) {
  return (
    <DashboardPage
      context={context}
      title="The new password"
      parent={{ path: `${ACCOUNTS_PATH}/${account.id}`, name: account.email }}
    >
      <p class="warning">
        Give it to {account.email} securely. It is not shown again and can be changed under Security.
      </p>
      {revokedKeys > 0 && <p>{counted(revokedKeys)} revoked.</p>}
      <SecretBox label="Password" secret={password} />
      <a class="button" href={`${ACCOUNTS_PATH}/${account.id}`}>
        Done
      </a>
    </DashboardPage>
  );
}

function counted(keys: number): string {
  return keys === 1 ? 'Its API key is' : `Its ${figure(keys)} API keys are`;
}
