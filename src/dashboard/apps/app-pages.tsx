import type { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { Badge, Empty, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import { Pager } from '../frame/paging.js';
import { SecretBox } from '../frame/secret-box.js';
import type { SessionContext } from '../frame/session-context.js';
import { AppFields } from './app-fields.js';
import type { AppOrder, ListedApp } from './app-list.js';
import type { AppForm } from './app-form.js';

export const APPS_PATH = '/developer/apps';

/** What its developer reads of an app that only an administrator can resume. */
export const SUSPENDED_BY_OPERATOR = 'The operator suspended this app. Contact the operator to resume it.';

export function AppState({ app }: { app: Pick<OAuthClient, 'suspendedAt' | 'isVerified'> }) {
  if (app.suspendedAt) return <Badge kind="bad">suspended</Badge>;
  return app.isVerified ? <Badge kind="good">verified</Badge> : <Badge kind="plain">not verified</Badge>;
}

interface AppListPageProps {
  context: SessionContext;
  items: ListedApp[];
  hasMore: boolean;
  order: AppOrder;
  page: number;
  notice: string | null;
}

export function AppListPage({ context, items, hasMore, order, page, notice }: AppListPageProps) {
  const name = { text: 'Name', sort: 'name' };
  const registered = { text: 'Registered', sort: '-registered' };
  return (
    <DashboardPage
      context={context}
      title="Apps"
      lead="Your apps that other users can authorize to act for them (OAuth 2.0)."
      action={
        <a class="button" href={`${APPS_PATH}/new`}>
          New app
        </a>
      }
      notice={notice}
    >
      {items.length === 0 ? (
        <Empty>
          <p>You have no apps. For your own programs, an API key is simpler.</p>
        </Empty>
      ) : (
        <Table
          caption="Your apps"
          columns={[name, 'Kind', 'State', registered]}
          sorting={{ order, path: APPS_PATH }}
        >
          {items.map((app) => (
            <tr key={app.id}>
              <Cell of="Name">
                <a href={`${APPS_PATH}/${app.id}`}>{app.name}</a>
              </Cell>
              <Cell of="Kind">{app.isPublic ? 'public' : 'confidential'}</Cell>
              <Cell of="State">
                <AppState app={app} />
              </Cell>
              <Cell of="Registered">
                <When at={app.createdAt} />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      <Pager path={APPS_PATH} query={{ sort: order }} page={page} hasMore={hasMore} />
    </DashboardPage>
  );
}

export function NewAppPage({
  context,
  form,
  problem,
}: {
  context: SessionContext;
  form: AppForm;
  problem?: string;
}) {
  return (
    <DashboardPage context={context} title="New app">
      <div class="narrow">
        <Problem text={problem} />
        <PageForm context={context} action={APPS_PATH}>
          <input type="hidden" name="id" value={form.id} />
          <AppFields form={form} />
          <fieldset>
            <legend>Type of app</legend>
            <label class="choice">
              <input type="radio" name="kind" value="confidential" checked={!form.isPublic} />
              <span>Confidential: runs on a server and can keep a secret</span>
            </label>
            <label class="choice">
              <input type="radio" name="kind" value="public" checked={form.isPublic} />
              <span>Public: runs in a browser or on users’ devices, with PKCE and without a secret</span>
            </label>
          </fieldset>
          <div class="buttons">
            <button>Register the app</button>
            <a class="button quiet" href={APPS_PATH}>
              Cancel
            </a>
          </div>
        </PageForm>
      </div>
    </DashboardPage>
  );
}

export function SecretPage({
  context,
  app,
  secret,
}: {
  context: SessionContext;
  app: OAuthClient;
  secret: string;
}) {
  return (
    <DashboardPage
      context={context}
      title="Client secret"
      parent={{ path: `${APPS_PATH}/${app.id}`, name: app.name }}
    >
      <p class="warning">Copy the secret now and store it safely. It is not shown again.</p>
      <SecretBox id="client_id" label="Client ID" secret={app.id} />
      <SecretBox label="Client secret" secret={secret} />
      <div class="buttons">
        <a class="button" href={`${APPS_PATH}/${app.id}`}>
          Continue to the app
        </a>
      </div>
    </DashboardPage>
  );
}
