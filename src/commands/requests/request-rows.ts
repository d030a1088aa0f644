import { CODE_BY_REASON, type ErrorReason } from '../../common/errors/error-codes.js';
import { formatAmount } from '../../common/money/amount.js';
import { timeOfId } from '../../common/time/time-ordered-id.js';
import { explainCall, explainRejection } from '../../request-log/explain-call.js';
import { countsMoney } from '../../request-log/rule-texts.js';
import { responseOf } from '../../request-log/rejected-request.js';
import type { FoundRequest } from '../../request-log/rejected-requests-reader.js';
import type { FoundCall } from '../../request-log/request-log-reader.js';
import type { Row } from '../text-table.js';

/** Why a request was rejected. */
export function toRejectionRow(found: FoundRequest, olderWithSameId: number): Row {
  const { credentialRef, retryAfterSeconds } = found;
  const { description, resolution } = explainRejection(found);
  const shown = (figure: number | null) =>
    figure !== null && countsMoney(found.counter) ? formatAmount(figure) : figure;
  return {
    request_id: found.requestId,
    at: found.at.toISOString(),
    request: `${found.method} ${found.route}`,
    ...responseOf(found.rule),
    rule: found.rule,
    why: description,
    todo: resolution,
    counter: found.counter,
    value: shown(found.value),
    limit: shown(found.maximum),
    scope: found.scope,
    retry_after_seconds: retryAfterSeconds,
    account: found.account,
    account_id: credentialRef?.accountId ?? null,
    credential_type: credentialRef?.type ?? null,
    credential_id: credentialRef?.id ?? null,
    credential_name: found.credentialName,
    client_id: credentialRef?.clientId ?? null,
    address: found.address,
    older_with_same_id: olderWithSameId,
  };
}

/** How a logged call ended and, if it failed, why. */
export function toCallRow(call: FoundCall): Row {
  const { reason } = call;
  const explanation = explainCall(call);
  return {
    request_id: call.requestId,
    at: new Date(timeOfId(call.id)).toISOString(),
    request: `${call.method} ${call.route}`,
    status: call.status,
    code: reason && CODE_BY_REASON[reason as ErrorReason],
    reason,
    why: explanation?.description ?? null,
    todo: explanation?.resolution ?? null,
    fields: call.fields,
    account: call.account,
    account_id: call.accountId,
    credential_type: call.credentialType,
    credential_id: call.credentialId,
    credential_name: call.credentialName,
    client_id: call.clientId,
    address: call.address,
  };
}
