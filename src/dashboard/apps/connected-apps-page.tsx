import type { ConnectedApp } from '../../oauth/connected-apps.service.js';
import { scopeText } from '../../oauth/scope-texts.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Badge, Cell, Empty, figure, Table, When } from '../frame/parts.js';
import type { Visit } from '../frame/visit.js';

interface ConnectedAppsPageProps {
  visit: Visit;
  apps: ConnectedApp[];
  /** Tokens that each app has spent. */
  tokens: ReadonlyMap<string, number>;
  notice: string | null;
}

export function ConnectedAppsPage({ visit, apps, tokens, notice }: ConnectedAppsPageProps) {
  return (
    <DashboardPage
      visit={visit}
      title="Connected apps"
      lead="Apps of others that you let act for you."
      notice={notice}
    >
      {apps.length === 0 ? (
        <Empty>
          <p>No app may act for you. When one asks, you are led to a page here that says what it wants.</p>
        </Empty>
      ) : (
        <Table
          caption="Connected apps"
          columns={['App', 'May', 'Since', 'Last used', 'Tokens spent', 'Access']}
        >
          {apps.map((app) => (
            <tr key={app.clientId}>
              <Cell of="App">
                <span>
                  {app.name} {app.isVerified && <Badge kind="good">verified</Badge>}
                  {app.isSuspended && <Badge kind="bad">suspended</Badge>}
                </span>
              </Cell>
              <Cell of="May">
                <span class="small">{app.scopes.map(scopeText).join(', ')}</span>
              </Cell>
              <Cell of="Since">
                <When at={app.grantedAt} />
              </Cell>
              <Cell of="Last used">
                <When at={app.lastUsedAt} />
              </Cell>
              <Cell of="Tokens spent">{figure(tokens.get(app.clientId) ?? 0)}</Cell>
              <Cell of="Access">
                <a href={`/settings/connected-apps/${encodeURIComponent(app.clientId)}/withdraw`}>
                  Withdraw<span class="unseen"> the access of {app.name}</span>
                </a>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </DashboardPage>
  );
}
