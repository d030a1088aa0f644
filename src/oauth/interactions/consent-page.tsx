import { Form, Problem } from '../../web/form.js';
import { Layout } from '../../web/layout.js';
import { scopeText } from '../consents/scope-texts.js';
import { SpendingLimitField, type SpendingLimitFieldProps } from './spending-limit-field.js';

interface ConsentPageProps {
  action: string;
  csrf: string;
  /** Identifies what the page states, so that only this is granted. */
  shown: string;
  problem: string | undefined;
  /** The spending limit in the form; null where the app cannot spend. */
  spending: SpendingLimitFieldProps | null;
  app: { name: string; owner: string | null; host: string | null; isVerified: boolean };
  /** The user's email address. */
  email: string;
  /** The requested scopes. */
  scopes: readonly string[];
  /** What was granted before and stays so. */
  grantedScopes: readonly string[];
  /** The host that the answer goes to. */
  redirectHost: string;
}

/** The consent page: the app, the requested scopes, the redirect target and what the app can never do. */
export function ConsentPage(props: ConsentPageProps) {
  const { action, csrf, shown, problem, spending, app, email, scopes, grantedScopes, redirectHost } = props;
  return (
    <Layout title={`Connect ${app.name}`} person={{ email, signOutPath: '/sign-out' }} hasHomeLink={false}>
      <h1>Connect {app.name}?</h1>
      <Problem text={problem} />
      <p>
        <strong>{app.name}</strong>, {app.host === null ? `an app by ${app.owner}` : 'an app of '}
        {app.host !== null && <strong>{app.host}</strong>}, requests access to Copydesk on your behalf.
      </p>
      <Verification app={app} />
      <h2 id="can">
        {grantedScopes.length > 0 ? 'It also requests permission to' : 'It requests permission to'}
      </h2>
      <ScopeList scopes={scopes} labelledBy="can" />
      {grantedScopes.length > 0 && (
        <>
          <h2 id="could">Already granted</h2>
          <ScopeList scopes={grantedScopes} labelledBy="could" />
        </>
      )}
      <p class="small">
        It never sees your password or your API keys, and can’t change your account. Its requests count
        towards your plan.
      </p>
      <Form action={action} csrf={csrf}>
        <input type="hidden" name="shown" value={shown} />
        {/* The first button is what Enter in a field presses. Neither answer may be given by accident. */}
        <button disabled hidden />
        {spending && <SpendingLimitField {...spending} />}
        <div class="actions">
          <button class="quiet" name="decision" value="deny">
            Deny
          </button>
          <button name="decision" value="approve">
            Allow
          </button>
        </div>
      </Form>
      <dl class="facts">
        <dt>Redirects to</dt>
        <dd>{redirectHost}</dd>
        <dt>Signed in as</dt>
        <dd>{email}</dd>
        <dt>Expires</dt>
        <dd>when you disconnect the app, after a year at the latest</dd>
      </dl>
    </Layout>
  );
}

function Verification({ app: { host, isVerified } }: Pick<ConsentPageProps, 'app'>) {
  if (host !== null)
    return (
      <p class="verification">
        <span class="badge plain">Not verified</span> This app is not registered with us. It describes itself
        at {host}, and anyone can use its name. Continue only if you trust {host} and have just started to
        connect the app.
      </p>
    );
  if (isVerified)
    return (
      <p class="verification">
        <span class="badge good">Verified</span> An administrator has verified this app.
      </p>
    );
  return (
    <p class="verification">
      <span class="badge plain">Not verified</span> Continue only if you trust this app.
    </p>
  );
}

function ScopeList({ scopes, labelledBy }: { scopes: readonly string[]; labelledBy: string }) {
  return (
    <ul class="scopes" aria-labelledby={labelledBy}>
      {scopes.map((scope) => (
        <li key={scope}>{scopeText(scope)}</li>
      ))}
    </ul>
  );
}
