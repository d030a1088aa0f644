import { CODE_BY_REASON, type ErrorReason } from '../../common/errors/error-codes.js';
import { toGenerationId } from '../../generation/generation-id.js';
import { explainCall } from '../../request-log/explain-call.js';
import type { FoundCall } from '../../request-log/request-log-reader.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { figure } from '../frame/parts.js';
import { CopiedId } from '../frame/secret-box.js';
import { ToTheSecond } from '../frame/times.js';
import type { SessionContext } from '../frame/session-context.js';
import { CallerLink } from './caller-link.js';
import { Counted } from './rejection-explanation.js';
import { costText, durationText, Status, timeOf } from './request-table.js';

interface RequestPageProps {
  context: SessionContext;
  call: FoundCall;
  isAdministration: boolean;
}

/** One call: its figures, what it made, and why it failed. */
export function RequestPage({ context, call, isAdministration }: RequestPageProps) {
  return (
    <DashboardPage context={context} title={`${call.method} ${call.route}`}>
      <p>
        <a href={isAdministration ? '/admin/requests' : '/requests'}>All requests</a>
      </p>
      <Explanation call={call} />
      <dl class="facts">
        <dt>Status</dt>
        <dd>
          <Status call={call} />
        </dd>
        <dt>Time</dt>
        <dd>
          <ToTheSecond at={timeOf(call)} />
        </dd>
        <dt>Duration</dt>
        <dd>{durationText(call.durationMs)}</dd>
        <dt>Request id</dt>
        <dd>
          <CopiedId id="request-id" label="request id" value={call.requestId} />
        </dd>
        <dt>Credential</dt>
        <dd>
          <CallerLink
            caller={{
              type: call.credentialType,
              id: call.credentialId,
              clientId: call.clientId,
              name: call.credentialName,
            }}
            isAdministration={isAdministration}
          />
        </dd>
        {isAdministration && (
          <>
            <dt>Account</dt>
            <dd>
              <a href={`/admin/accounts/${call.accountId}`}>{call.account ?? call.accountId}</a>
            </dd>
          </>
        )}
        {call.endUser && (
          <>
            <dt>End user</dt>
            <dd>{call.endUser}</dd>
          </>
        )}
        <Work call={call} isOwn={call.accountId === context.account.id} />
        <dt>Address</dt>
        <dd>{call.address}</dd>
      </dl>
    </DashboardPage>
  );
}

/** Why a call failed, and what to do about it. */
function Explanation({ call }: { call: FoundCall }) {
  const explanation = explainCall(call);
  if (!explanation) return null;
  const reason = call.reason as ErrorReason;
  return (
    <section class="part">
      <h2>{explanation.description}</h2>
      <p>{explanation.resolution}</p>
      <dl class="facts">
        <dt>Error</dt>
        <dd>
          {CODE_BY_REASON[reason]}, <a href={`/docs#error-${reason}`}>{reason}</a>
        </dd>
        {call.rejection && <Counted rejection={call.rejection} />}
        {call.fields && (
          <>
            <dt>Fields</dt>
            <dd>
              <ul>
                {call.fields.map((field) => (
                  <li key={field} class="code">
                    {field || 'the body as a whole'}
                  </li>
                ))}
              </ul>
              {call.fields.some((field) => field.includes('*')) && (
                <span class="sub">* stands for a name that the API does not define; it is not stored.</span>
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** The text that a call made, and what it used. */
function Work({ call, isOwn }: { call: FoundCall; isOwn: boolean }) {
  const { generationId, model, inputTokens, outputTokens } = call;
  if (generationId === null) return null;
  const id = toGenerationId(generationId);
  return (
    <>
      <dt>Text</dt>
      <dd class="code">{isOwn ? <a href={`/history/${id}`}>{id}</a> : id}</dd>
      <dt>Model</dt>
      <dd>{model}</dd>
      <dt>Tokens</dt>
      <dd>
        {inputTokens === null || outputTokens === null
          ? 'none: the text was returned again'
          : `${figure(inputTokens)} input, ${figure(outputTokens)} output`}
      </dd>
      {call.cost !== null && (
        <>
          <dt>Cost</dt>
          <dd>{costText(call)}</dd>
        </>
      )}
    </>
  );
}
