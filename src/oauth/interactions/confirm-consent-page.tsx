import { Field, Form, Problem } from '../../web/form.js';
import { Layout } from '../../web/layout.js';
import { SPENDING_LIMIT_FIELD } from '../consents/spending-limit.js';

interface ConfirmConsentPageProps {
  action: string;
  csrf: string;
  /** Identifies what the consent page stated, so that only this is granted. */
  shown: string;
  /** The spending limit that was entered; empty for no limit, null where the app cannot spend. */
  spendingLimit: string | null;
  currency: string;
  appName: string;
  email: string;
  problem?: string | undefined;
}

/** Asks for the password once more before an app gets access. */
export function ConfirmConsentPage(props: ConfirmConsentPageProps) {
  const { action, csrf, shown, spendingLimit, currency, appName, email, problem } = props;
  return (
    <Layout
      title="Confirm with your password"
      person={{ email, signOutPath: '/sign-out' }}
      hasHomeLink={false}
    >
      <h1>Confirm with your password</h1>
      <p>
        You entered your password more than five minutes ago. Enter it again to connect{' '}
        <strong>{appName}</strong>; it has no access yet.
      </p>
      {spendingLimit && (
        <p>
          It may spend at most {spendingLimit} {currency} a month.
        </p>
      )}
      <Problem text={problem} />
      <Form action={action} csrf={csrf}>
        <input type="hidden" name="shown" value={shown} />
        <input type="hidden" name="decision" value="approve" />
        {spendingLimit !== null && <input type="hidden" name={SPENDING_LIMIT_FIELD} value={spendingLimit} />}
        <input type="hidden" name="username" autocomplete="username" value={email} />
        <Field label="Password" name="password" type="password" autocomplete="current-password" isFirst />
        <button class="wide">Connect {appName}</button>
      </Form>
      <p class="foot">
        <a href={action}>Back</a>
      </p>
    </Layout>
  );
}
