import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { Pager } from '../frame/paging.js';
import { Empty } from '../frame/parts.js';
import { SeenSettings } from '../frame/seen-settings.js';
import type { SessionContext } from '../frame/session-context.js';
import type { ListedDelivery } from './delivery-list.js';
import { DeliveryTable } from './delivery-table.js';
import { WebhookFields } from './webhook-fields.js';
import { typedEndpoint, type WebhookForm } from './webhook-form.js';
import { EndpointBadge } from './webhook-list-page.js';

interface WebhookPageProps {
  context: SessionContext;
  endpoint: WebhookEndpoint;
  form: WebhookForm;
  allowsPrivate: boolean;
  deliveries: { items: ListedDelivery[]; hasMore: boolean };
  page: number;
  notice?: string | null;
  problem?: string;
}

const DISABLED_TEXTS = {
  manual: 'You disabled this endpoint.',
  gone: 'This endpoint was disabled because it responded with 410 Gone.',
  failing:
    'This endpoint was disabled because a message failed ten times and nothing was delivered since its first attempt.',
} as const;

export function WebhookPage({
  context,
  endpoint,
  form,
  allowsPrivate,
  deliveries,
  page,
  notice,
  problem,
}: WebhookPageProps) {
  const path = `/settings/webhooks/${endpoint.id}`;
  const { disabledReason, clientId } = endpoint;
  return (
    <DashboardPage context={context} title="Webhook endpoint" lead={endpoint.url} notice={notice}>
      <Problem text={problem} />
      {disabledReason && (
        <p class="warning">
          {DISABLED_TEXTS[disabledReason]} New events are kept and sent once you enable it.
        </p>
      )}
      <p>
        <EndpointBadge endpoint={endpoint} />
      </p>
      <div class="buttons">
        {disabledReason ? (
          <PageForm context={context} action={`${path}/enable`}>
            <button>Enable</button>
          </PageForm>
        ) : (
          <>
            <PageForm context={context} action={`${path}/test`}>
              <button>Send a test event</button>
            </PageForm>
            <a class="button quiet" href={`${path}/disable`}>
              Disable
            </a>
          </>
        )}
        <a class="button quiet" href={`${path}/rotate-secret`}>
          Rotate the secret
        </a>
        <a class="button danger" href={`${path}/delete`}>
          Delete
        </a>
      </div>
      <section class="part">
        <h2>Deliveries</h2>
        {deliveries.items.length === 0 ? (
          <Empty>
            <p>No deliveries yet. Send a test event to try your receiver.</p>
          </Empty>
        ) : (
          <DeliveryTable endpoint={endpoint} deliveries={deliveries.items} />
        )}
        <Pager path={path} query={{}} page={page} hasMore={deliveries.hasMore} />
      </section>
      <section class="part narrow">
        <h2>Settings</h2>
        <PageForm context={context} action={path}>
          <SeenSettings context={context} of="endpoint" settings={typedEndpoint(endpoint)} />
          <WebhookFields
            form={form}
            allowsPrivate={allowsPrivate}
            isApps={clientId !== null}
            offersTests={endpoint.events.includes('webhook.test')}
          />
          <div class="buttons">
            <button>Save</button>
          </div>
        </PageForm>
      </section>
    </DashboardPage>
  );
}
