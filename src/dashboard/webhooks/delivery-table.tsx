import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import type { DeliveryState } from '../../webhooks/webhook-delivery.entity.js';
import { Badge, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import type { ListedDelivery } from './delivery-list.js';

const BADGES = { pending: 'warn', delivered: 'good', failed: 'bad' } as const;

export function DeliveryBadge({ state }: { state: DeliveryState }) {
  return <Badge kind={BADGES[state]}>{state}</Badge>;
}

interface NextAttemptProps {
  endpoint: WebhookEndpoint;
  delivery: ListedDelivery;
}

/** When a delivery is tried next: never while its endpoint is disabled. */
export function NextAttempt({ endpoint, delivery: { dueAt } }: NextAttemptProps) {
  return dueAt && endpoint.disabledAt ? <>once the endpoint is enabled</> : <When at={dueAt} none="none" />;
}

interface DeliveryTableProps {
  endpoint: WebhookEndpoint;
  deliveries: ListedDelivery[];
}

export function DeliveryTable({ endpoint, deliveries }: DeliveryTableProps) {
  return (
    <Table
      caption="Deliveries"
      columns={[
        'Event',
        'State',
        { text: 'Attempts', isNumber: true },
        'Last response',
        'Created',
        'Next attempt',
      ]}
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <Cell of="Event">
            <span>
              <a href={`/settings/webhooks/${endpoint.id}/deliveries/${delivery.id}`}>{delivery.type}</a>
              <span class="sub code">{delivery.eventId}</span>
            </span>
          </Cell>
          <Cell of="State">
            <DeliveryBadge state={delivery.state} />
          </Cell>
          <Cell of="Attempts" isNumber>
            {delivery.attempts}
          </Cell>
          <Cell of="Last response">{delivery.lastStatus ?? delivery.lastError ?? '–'}</Cell>
          <Cell of="Created">
            <When at={delivery.createdAt} />
          </Cell>
          <Cell of="Next attempt">
            <NextAttempt endpoint={endpoint} delivery={delivery} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
