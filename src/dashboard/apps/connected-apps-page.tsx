import type { ConnectedApp } from '../../oauth/consents/connected-apps.service.js';
import { scopeText } from '../../oauth/consents/scope-texts.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Pager } from '../frame/paging.js';
import { Badge, Empty, figure, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import type { SessionContext } from '../frame/session-context.js';

interface ConnectedAppsPageProps {
  context: SessionContext;
  /** The apps with the tokens that they have used, and what they have spent of their limit. */
  items: (ConnectedApp & { tokens: number; spending: string | null })[];
  hasMore: boolean;
  order: string;
  page: number;
  notice: string | null;
}

export const CONNECTED_APPS_PATH = '/settings/connected-apps';

export function ConnectedAppsPage(props: ConnectedAppsPageProps) {
  const { context, items, hasMore, order, page, notice } = props;
  return (
    <DashboardPage
      context={context}
      title="Connected apps"
      lead="Third-party apps that you authorized to act for you. A signed-out app can regain access the next time you use it, often without asking you. To prevent that, withdraw its access."
      notice={notice}
    >
      {items.length === 0 ? (
        <Empty>
          <p>
            No app has access to your account. An app that requests access first shows you a consent page.
          </p>
        </Empty>
      ) : (
        <Table
          caption="Connected apps"
          columns={[
            { text: 'App', sort: 'name' },
            'Scopes',
            { text: 'Since', sort: '-since' },
            { text: 'Last used', sort: '-used' },
            { text: 'Tokens used', sort: '-tokens', isNumber: true },
            'Spending this month',
            'Access',
          ]}
          sorting={{ order, path: CONNECTED_APPS_PATH }}
        >
          {items.map((app) => (
            <tr key={app.clientId}>
              <Cell of="App">
                <span>
                  {app.name} {app.isVerified && <Badge kind="good">verified</Badge>}
                  {app.host !== null && <Badge kind="plain">not verified</Badge>}
                  {app.isSuspended && <Badge kind="bad">suspended</Badge>}
                  {!app.hasAccess && <Badge kind="plain">signed out</Badge>}
                  {app.host !== null && <span class="sub">{app.host}</span>}
                </span>
              </Cell>
              <Cell of="Scopes">
                <span class="small">{app.scopes.map(scopeText).join(', ')}</span>
              </Cell>
              <Cell of="Since">
                <When at={app.grantedAt} />
              </Cell>
              <Cell of="Last used">
                <When at={app.lastUsedAt} />
              </Cell>
              <Cell of="Tokens used" isNumber>
                {figure(app.tokens)}
              </Cell>
              <Cell of="Spending this month">
                <span>
                  {app.spending ?? 'no limit'}{' '}
                  <a href={`${CONNECTED_APPS_PATH}/${encodeURIComponent(app.clientId)}/spending-limit`}>
                    Change<span class="unseen"> the spending limit of {app.name}</span>
                  </a>
                </span>
              </Cell>
              <Cell of="Access">
                <a href={`${CONNECTED_APPS_PATH}/${encodeURIComponent(app.clientId)}/withdraw`}>
                  Withdraw<span class="unseen"> the access of {app.name}</span>
                </a>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      <Pager path={CONNECTED_APPS_PATH} query={{ sort: order }} page={page} hasMore={hasMore} />
    </DashboardPage>
  );
}
