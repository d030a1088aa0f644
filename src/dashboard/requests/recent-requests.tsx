import type { FoundCall } from '../../request-log/request-log-reader.js';
import { figure } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import { Ago } from '../frame/times.js';
import { durationText, Status, timeOf } from './request-table.js';

interface RecentRequestsProps {
  caption: string;
  calls: readonly FoundCall[];
  /** Whether the key or app is shown. */
  showsCaller: boolean;
  /** The path of the request log. */
  path?: string;
  now: number;
}

/** A short list of calls on other pages than that of the request log. */
export function RecentRequests({
  caption,
  calls,
  showsCaller,
  path = '/requests',
  now,
}: RecentRequestsProps) {
  const columns = ['Time', 'Status', 'Request', ...(showsCaller ? ['Key or app'] : [])];
  const numbers = ['Duration', 'Tokens'].map((text) => ({ text, isNumber: true }));
  return (
    <Table caption={caption} columns={[...columns, ...numbers, 'Address']}>
      {calls.map((call) => (
        <tr key={call.id}>
          <Cell of="Time">
            <a href={`${path}/${call.id}`}>
              <Ago at={timeOf(call)} now={now} />
            </a>
          </Cell>
          <Cell of="Status">
            <span>
              <Status call={call} />
            </span>
          </Cell>
          <Cell of="Request">
            <span class="code">
              {call.method} {call.route}
            </span>
          </Cell>
          {showsCaller && (
            <Cell of="Key or app">{call.credentialName ?? call.clientId ?? call.credentialId}</Cell>
          )}
          <Cell of="Duration" isNumber>
            {durationText(call.durationMs)}
          </Cell>
          <Cell of="Tokens" isNumber>
            {call.outputTokens !== null && figure((call.inputTokens ?? 0) + call.outputTokens)}
          </Cell>
          <Cell of="Address">{call.address}</Cell>
        </tr>
      ))}
    </Table>
  );
}
