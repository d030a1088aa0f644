import { formatAmount } from '../../common/money/amount.js';
import { figure } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import type { TopCaller } from './top-callers.js';
import { keyPath } from '../keys/key-paths.js';

interface TopCallerTableProps {
  callers: readonly TopCaller[];
  currency: string;
}

/** The keys and apps with the most requests. */
export function TopCallerTable({ callers, currency }: TopCallerTableProps) {
  const numbers = ['Requests', 'Failed', 'Tokens', 'Cost'].map((text) => ({ text, isNumber: true }));
  return (
    <Table caption="Keys and apps with the most requests" columns={['Key or app', ...numbers]}>
      {callers.map((caller) => (
        <tr key={`${caller.type} ${caller.id}`}>
          <Cell of="Key or app">
            <CallerName caller={caller} />
          </Cell>
          <Cell of="Requests" isNumber>
            {figure(caller.requests)}
          </Cell>
          <Cell of="Failed" isNumber>
            <span class={caller.failures > 0 ? 'bad' : undefined}>{figure(caller.failures)}</span>
          </Cell>
          <Cell of="Tokens" isNumber>
            {figure(caller.tokens)}
          </Cell>
          <Cell of="Cost" isNumber>
            {formatAmount(caller.cost)} {currency}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function CallerName({ caller: { type, id, name } }: { caller: TopCaller }) {
  if (type === 'api_key') return <a href={keyPath(id)}>{name}</a>;
  return <>{type === 'dashboard' ? 'Playground' : `${name} (app)`}</>;
}
