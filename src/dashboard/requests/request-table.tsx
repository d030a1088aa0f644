import { formatAmount } from '../../common/money/amount.js';
import { timeOfId } from '../../common/time/time-ordered-id.js';
import type { FoundCall } from '../../request-log/request-log-reader.js';
import { Badge, figure } from '../frame/parts.js';
import { Cell, Table, type Column } from '../frame/table.js';
import { ToTheSecond } from '../frame/times.js';

interface RequestTableProps {
  calls: readonly FoundCall[];
  /** Whether calls of all accounts are shown. */
  isAdministration: boolean;
}

/** A list of calls. The script inserts new rows at the top. */
export function RequestTable({ calls, isAdministration }: RequestTableProps) {
  const { caller, tokens } = headingsOf(isAdministration);
  const columns: (string | Column)[] = [
    'Time',
    'Status',
    'Request',
    caller,
    'Model',
    { text: 'Duration', isNumber: true },
    { text: tokens, isNumber: true },
    ...(isAdministration ? [] : [{ text: 'Cost', isNumber: true }]),
    'Request id',
  ];
  return (
    <Table caption="Requests" columns={columns}>
      {calls.map((call) => (
        <RequestRow key={call.id} call={call} isAdministration={isAdministration} />
      ))}
    </Table>
  );
}

/** One call; it links to its page. */
export function RequestRow({ call, isAdministration }: { call: FoundCall; isAdministration: boolean }) {
  const { id, method, route, inputTokens, outputTokens } = call;
  const credential = call.credentialName ?? call.clientId ?? call.credentialId;
  const headings = headingsOf(isAdministration);
  const base = isAdministration ? '/admin/requests' : '/requests';
  return (
    <tr data-call={id}>
      <Cell of="Time">
        <a href={`${base}/${id}`}>
          <ToTheSecond at={timeOf(call)} />
        </a>
      </Cell>
      <Cell of="Status">
        <Status call={call} />
      </Cell>
      <Cell of="Request">
        <span class="code wraps">
          {method} {route}
        </span>
      </Cell>
      <Cell of={headings.caller}>
        <span class="wraps">
          {isAdministration && (call.account ?? call.accountId)}
          <span class={isAdministration ? 'sub' : undefined}>{credential}</span>
        </span>
      </Cell>
      <Cell of="Model">{call.model ?? ''}</Cell>
      <Cell of="Duration" isNumber>
        {durationText(call.durationMs)}
      </Cell>
      <Cell of={headings.tokens} isNumber>
        {inputTokens !== null && outputTokens !== null && figure(inputTokens + outputTokens)}
        {isAdministration && <span class="sub">{costText(call)}</span>}
      </Cell>
      {!isAdministration && (
        <Cell of="Cost" isNumber>
          {costText(call)}
        </Cell>
      )}
      <Cell of="Request id">
        <span class="code id" title={call.requestId}>
          {call.requestId}
        </span>
      </Cell>
    </tr>
  );
}

/** In the list of all accounts, the account stands above the credential and the cost below the tokens, to fit. */
function headingsOf(isAdministration: boolean): { caller: string; tokens: string } {
  return isAdministration
    ? { caller: 'Caller', tokens: 'Tokens, cost' }
    : { caller: 'Key or app', tokens: 'Tokens' };
}

/** The status with the reason of an error. */
export function Status({ call: { status, reason } }: { call: FoundCall }) {
  const kind = status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good';
  return (
    <>
      <Badge kind={kind}>{status}</Badge>
      {reason && <span class="sub wraps">{reason}</span>}
    </>
  );
}

/** When the response ended: the time in the id. */
export function timeOf({ id }: Pick<FoundCall, 'id'>): Date {
  return new Date(timeOfId(id));
}

/** `850 ms`, `2.4 s` */
export function durationText(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** `0.00042 USD`; '' without a price. */
export function costText({ cost, currency }: Pick<FoundCall, 'cost' | 'currency'>): string {
  return cost === null ? '' : `${formatAmount(cost)}\u00a0${currency}`;
}
