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
  const columns: (string | Column)[] = [
    'Time',
    'Status',
    'Request',
    ...(isAdministration ? ['Account'] : []),
    'Key or app',
    'Model',
    { text: 'Duration', isNumber: true },
    { text: 'Tokens', isNumber: true },
    { text: 'Cost', isNumber: true },
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
  const { id, method, route, credentialName, credentialId, clientId, inputTokens, outputTokens } = call;
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
        <span class="code">
          {method} {route}
        </span>
      </Cell>
      {isAdministration && <Cell of="Account">{call.account ?? call.accountId}</Cell>}
      <Cell of="Key or app">{credentialName ?? clientId ?? credentialId}</Cell>
      <Cell of="Model">{call.model ?? ''}</Cell>
      <Cell of="Duration" isNumber>
        {durationText(call.durationMs)}
      </Cell>
      <Cell of="Tokens" isNumber>
        {inputTokens !== null && outputTokens !== null && figure(inputTokens + outputTokens)}
      </Cell>
      <Cell of="Cost" isNumber>
        {costText(call)}
      </Cell>
      <Cell of="Request id">
        <span class="code id" title={call.requestId}>
          {call.requestId}
        </span>
      </Cell>
    </tr>
  );
}

/** The status with the reason of an error. */
export function Status({ call: { status, reason } }: { call: FoundCall }) {
  const kind = status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good';
  return (
    <>
      <Badge kind={kind}>{status}</Badge>
      {reason && <span class="sub">{reason}</span>}
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
