import { formatAmount } from '../../common/money/amount.js';
import { responseOf } from '../../request-log/rejected-request.js';
import type { FoundRequest } from '../../request-log/rejected-requests-reader.js';
import { countsMoney } from '../../request-log/rule-texts.js';
import { explainRejection } from '../../request-log/explain-call.js';
import { figure, When } from '../frame/parts.js';
import { CallerLink } from './caller-link.js';

interface RejectionExplanationProps {
  rejection: FoundRequest;
  /** Whether requests of all accounts are shown. */
  isAdministration: boolean;
}

/** Why a request was rejected, and what to do about it. */
export function RejectionExplanation({ rejection, isAdministration }: RejectionExplanationProps) {
  const { description, resolution } = explainRejection(rejection);
  const { status, code, reason } = responseOf(rejection.rule);
  const { credentialRef, credentialName } = rejection;
  return (
    <section class="part">
      <h2>{description}</h2>
      <p>{resolution}</p>
      <dl class="facts">
        <dt>Request</dt>
        <dd class="code">
          {rejection.method} {rejection.route}
        </dd>
        <dt>Time</dt>
        <dd>
          <When at={rejection.at} />
        </dd>
        <dt>Response</dt>
        <dd>
          {status} {code}, <a href={`/docs#error-${reason}`}>{reason}</a>
        </dd>
        <Counted rejection={rejection} />
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
                <a href={`/admin/accounts/${credentialRef.accountId}`}>{rejection.account}</a>
              ) : (
                'unknown'
              )}
            </dd>
          </>
        )}
        <dt>Address</dt>
        <dd>{rejection.address}</dd>
      </dl>
    </section>
  );
}

type CountedRejection = Pick<FoundRequest, 'rule' | 'counter' | 'value' | 'maximum' | 'retryAfterSeconds'>;

/** The rule of a rejection, and what it counted. */
export function Counted({ rejection }: { rejection: CountedRejection }) {
  const { rule, counter, value, maximum, retryAfterSeconds } = rejection;
  const shown = countsMoney(counter) ? formatAmount : figure;
  return (
    <>
      <dt>Rule</dt>
      <dd class="code">{rule}</dd>
      {value !== null && maximum !== null && (
        <>
          <dt>Counted</dt>
          <dd>
            {shown(value)} of {shown(maximum)}
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
