import { responseOf } from '../../request-log/rejected-request.js';
import type { FoundRequest } from '../../request-log/rejected-requests-reader.js';
import { explain } from '../../request-log/rule-texts.js';
import { figure, When } from '../frame/parts.js';
import { CallerLink } from './caller-link.js';

interface RejectionExplanationProps {
  refused: FoundRequest;
  /** Whether requests of all accounts are shown. */
  isAdministration: boolean;
}

/** Why a request was rejected, and what to do about it. */
export function RejectionExplanation({ refused, isAdministration }: RejectionExplanationProps) {
  const { why, todo } = explain(refused);
  const { status, code, reason } = responseOf(refused.rule);
  const { credentialRef, credentialName } = refused;
  return (
    <section class="part">
      <h2>{why}</h2>
      <p>{todo}</p>
      <dl class="facts">
        <dt>Request</dt>
        <dd class="code">
          {refused.method} {refused.route}
        </dd>
        <dt>Time</dt>
        <dd>
          <When at={refused.at} />
        </dd>
        <dt>Response</dt>
        <dd>
          {status} {code}, <a href={`/docs#error-${reason}`}>{reason}</a>
        </dd>
        <Counted rejection={refused} />
        <dt>Credential</dt>
        <dd>
          {credentialRef ? (
            <CallerLink
              caller={{ ...credentialRef, name: credentialName }}
              isAdministration={isAdministration}
            />
          ) : (
            'unknown'
          )}
        </dd>
        {isAdministration && (
          <>
            <dt>Account</dt>
            <dd>
              {credentialRef ? (
                <a href={`/admin/accounts/${credentialRef.accountId}`}>{refused.account}</a>
              ) : (
                'unknown'
              )}
            </dd>
          </>
        )}
        <dt>Address</dt>
        <dd>{refused.address}</dd>
      </dl>
    </section>
  );
}

type CountedRejection = Pick<FoundRequest, 'rule' | 'value' | 'maximum' | 'retryAfterSeconds'>;

/** The rule of a rejection, and what it counted. */
export function Counted({ rejection }: { rejection: CountedRejection }) {
  const { rule, value, maximum, retryAfterSeconds } = rejection;
  return (
    <>
      <dt>Rule</dt>
      <dd class="code">{rule}</dd>
      {value !== null && maximum !== null && (
        <>
          <dt>Counted</dt>
          <dd>
            {figure(value)} of {figure(maximum)}
          </dd>
        </>
      )}
      {retryAfterSeconds !== null && (
        <>
          <dt>Retry after</dt>
          <dd>{figure(retryAfterSeconds)} s</dd>
        </>
      )}
    </>
  );
}
