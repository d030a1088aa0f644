import type { WebhookAttempt } from '../../webhooks/webhook-attempt.entity.js';
import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { Empty, figure, When } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import { Cell, Table } from '../frame/table.js';
import type { ListedDelivery } from './delivery-list.js';
import { DeliveryBadge, NextAttempt } from './delivery-table.js';

interface DeliveryPageProps {
  context: SessionContext;
  endpoint: WebhookEndpoint;
  delivery: ListedDelivery;
  attempts: WebhookAttempt[];
  notice?: string | null;
  problem?: string;
}

export function DeliveryPage({ context, endpoint, delivery, attempts, notice, problem }: DeliveryPageProps) {
  const back = `/settings/webhooks/${endpoint.id}`;
  return (
    <DashboardPage
      context={context}
      title={delivery.type}
      parent={{ path: back, name: 'Webhook endpoint' }}
      lead={endpoint.url}
      notice={notice}
    >
      <Problem text={problem} />
      <dl class="facts">
        <dt>Message</dt>
        <dd class="code">{delivery.eventId}</dd>
        <dt>State</dt>
        <dd>
          <DeliveryBadge state={delivery.state} />
        </dd>
        <dt>Created</dt>
        <dd>
          <When at={delivery.createdAt} />
        </dd>
        <dt>Next attempt</dt>
        <dd>
          <NextAttempt endpoint={endpoint} delivery={delivery} />
        </dd>
      </dl>
      <div class="buttons">
        <PageForm context={context} action={`${back}/deliveries/${delivery.id}/send-again`}>
          <button>Send again</button>
        </PageForm>
        <a class="button quiet" href={back}>
          All deliveries
        </a>
      </div>
      <section class="part">
        <h2>Attempts</h2>
        {attempts.length === 0 ? (
          <Empty>
            <p>No attempts yet.</p>
          </Empty>
        ) : (
          <Table
            caption="Attempts"
            columns={['When', 'Status', { text: 'Duration', isNumber: true }, 'Response']}
          >
            {attempts.map((attempt) => (
              <tr key={attempt.seq}>
                <Cell of="When">
                  <When at={attempt.at} />
                </Cell>
                <Cell of="Status">{attempt.status ?? 'none'}</Cell>
                <Cell of="Duration" isNumber>
                  {figure(attempt.durationMs)} ms
                </Cell>
                <Cell of="Response">
                  <span class="code small">{attempt.error ?? (attempt.response || 'empty')}</span>
                </Cell>
              </tr>
            ))}
          </Table>
        )}
      </section>
    </DashboardPage>
  );
}
