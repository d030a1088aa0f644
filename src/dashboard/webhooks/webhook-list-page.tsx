import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Badge, Empty, When } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { Cell, Table } from '../frame/table.js';

interface WebhookListPageProps {
  context: SessionContext;
  endpoints: WebhookEndpoint[];
  notice: string | null;
}

const PATH = '/settings/webhooks';

/** Whether an endpoint receives messages, in words. */
export function EndpointBadge({ endpoint: { disabledAt, isFailing } }: { endpoint: WebhookEndpoint }) {
  if (disabledAt) return <Badge kind="bad">disabled</Badge>;
  return isFailing ? <Badge kind="warn">failing</Badge> : <Badge kind="good">enabled</Badge>;
}

export function WebhookListPage({ context, endpoints, notice }: WebhookListPageProps) {
  return (
    <DashboardPage
      context={context}
      title="Webhooks"
      lead="Copydesk sends events to your URLs as they happen, signed and with retries."
      action={
        <a class="button" href={`${PATH}/new`}>
          New endpoint
        </a>
      }
      notice={notice}
    >
      {endpoints.length === 0 ? (
        <Empty>
          <p>You have no webhook endpoints yet. Create one to receive events such as finished jobs.</p>
        </Empty>
      ) : (
        <Table
          caption="Your webhook endpoints"
          columns={['Endpoint', 'Events', 'State', 'Last delivery', 'Created']}
        >
          {endpoints.map((endpoint) => (
            <tr key={endpoint.id}>
              <Cell of="Endpoint">
                <span>
                  <a href={`${PATH}/${endpoint.id}`}>{endpoint.url}</a>
                  {endpoint.clientId && <span class="sub">created by an app</span>}
                </span>
              </Cell>
              <Cell of="Events">
                <span class="small">{endpoint.events.join(', ')}</span>
              </Cell>
              <Cell of="State">
                <EndpointBadge endpoint={endpoint} />
              </Cell>
              <Cell of="Last delivery">
                <When at={endpoint.lastSucceededAt} />
              </Cell>
              <Cell of="Created">
                <When at={endpoint.createdAt} />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </DashboardPage>
  );
}
