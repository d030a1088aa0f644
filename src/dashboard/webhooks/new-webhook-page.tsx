import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { SecretBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { WebhookFields } from './webhook-fields.js';
import type { NewWebhookForm } from './webhook-form.js';

interface NewWebhookPageProps {
  context: SessionContext;
  form: NewWebhookForm;
  allowsPrivate: boolean;
  problem?: string;
}

export function NewWebhookPage({ context, form, allowsPrivate, problem }: NewWebhookPageProps) {
  return (
    <DashboardPage context={context} title="New webhook endpoint">
      <div class="narrow">
        <Problem text={problem} />
        <PageForm context={context} action="/settings/webhooks">
          <input type="hidden" name="id" value={form.id} />
          <WebhookFields form={form} allowsPrivate={allowsPrivate} isFirst />
          <div class="buttons">
            <button>Create the endpoint</button>
            <a class="button quiet" href="/settings/webhooks">
              Cancel
            </a>
          </div>
        </PageForm>
      </div>
    </DashboardPage>
  );
}

interface SecretPageProps {
  context: SessionContext;
  endpointId: string;
  secret: string;
  title: string;
  text: string;
}

/** Shows a signing secret; no other page contains one. */
export function WebhookSecretPage({ context, endpointId, secret, title, text }: SecretPageProps) {
  const path = `/settings/webhooks/${endpointId}`;
  return (
    <DashboardPage context={context} title={title} parent={{ path, name: 'Webhook endpoint' }}>
      <p class="warning">{text}</p>
      <SecretBox label="Signing secret" secret={secret} />
      <div class="buttons">
        <a class="button" href={path}>
          Done
        </a>
      </div>
    </DashboardPage>
  );
}
