import { RETENTION_NOTICE } from '../../request-log/retention-notice.js';
import { responseOf } from '../../request-log/rejected-request.js';
import type { FoundRequest } from '../../request-log/rejected-requests-reader.js';
import { explain } from '../../request-log/rule-texts.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Empty, figure, When } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';

interface RefusedRequestsPageProps {
  context: SessionContext;
  /** The request id searched for; '' if none. */
  id: string;
  found: FoundRequest[];
  /** Whether requests of all accounts are searched. */
  isAdministration?: boolean;
}

export function RejectedRequestsPage({
  context,
  id,
  found,
  isAdministration = false,
}: RefusedRequestsPageProps) {
  return (
    <DashboardPage
      context={context}
      title="Refused requests"
      lead={`Why a request ${isAdministration ? '' : 'of your keys and apps '}was refused, and what to do about it.`}
    >
      <form method="get" action={context.path} class="filters" role="search">
        <div class="field">
          <label for="id">Request id</label>
          <input id="id" name="id" type="search" value={id} maxLength={128} required autocomplete="off" />
        </div>
        <button class="quiet">Explain</button>
      </form>
      <p class="soft small">
        Every response has its id in the X-Request-Id header; errors also have it in the body.
      </p>
      {found.map((refused) => (
        <Explanation key={refused.at} refused={refused} isAdministration={isAdministration} />
      ))}
      {id && found.length === 0 && (
        <Empty>
          <p>{RETENTION_NOTICE}</p>
          {!isAdministration && <p>Requests without a known credential are shown to administrators only.</p>}
        </Empty>
      )}
    </DashboardPage>
  );
}

function Explanation({ refused, isAdministration }: { refused: FoundRequest; isAdministration: boolean }) {
  const { why, todo } = explain(refused);
  const { status, code, reason } = responseOf(refused.rule);
  return (
    <section class="part">
      <h2>{why}</h2>
      <p>{todo}</p>
      <dl class="facts">
        <dt>Request</dt>
        <dd class="code">
          {refused.method} {refused.route}
        </dd>
        <dt>When</dt>
        <dd>
          <When at={refused.at} />
        </dd>
        <dt>Response</dt>
        <dd>
          {status} {code}, <a href={`/docs#error-${reason}`}>{reason}</a>
        </dd>
        <dt>Rule</dt>
        <dd class="code">{refused.rule}</dd>
        {refused.value !== null && refused.maximum !== null && (
          <>
            <dt>Counted</dt>
            <dd>
              {figure(refused.value)} of {figure(refused.maximum)}
            </dd>
          </>
        )}
        {refused.retryAfterSeconds !== null && (
          <>
            <dt>Retry after</dt>
            <dd>{figure(refused.retryAfterSeconds)} s</dd>
          </>
        )}
        <dt>Credential</dt>
        <dd>
          <Credential refused={refused} isAdministration={isAdministration} />
        </dd>
        {isAdministration && (
          <>
            <dt>Account</dt>
            <dd>
              {refused.credentialRef ? (
                <a href={`/admin/accounts/${refused.credentialRef.accountId}`}>{refused.account}</a>
              ) : (
                'unknown'
              )}
            </dd>
          </>
        )}
        <dt>From</dt>
        <dd>{refused.address}</dd>
      </dl>
    </section>
  );
}

function Credential({ refused, isAdministration }: { refused: FoundRequest; isAdministration: boolean }) {
  const { credentialRef, credentialName } = refused;
  if (!credentialRef) return <>unknown</>;
  if (credentialRef.type === 'oauth_token')
    return <>an access token of the app {credentialName ?? credentialRef.clientId}</>;
  const path = `${isAdministration ? '/admin/keys' : '/settings/api-keys'}/${credentialRef.id}`;
  return <a href={path}>{credentialName ?? credentialRef.id}</a>;
}
