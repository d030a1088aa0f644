import { documentHost } from '../../oauth/clients/client-id-url.js';
import { Problem } from '../../web/form.js';
import { AppState } from '../apps/app-pages.js';
import type { AppOrder, ListedApp } from '../apps/app-list.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Pager } from '../frame/paging.js';
import { Empty, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import type { SessionContext } from '../frame/session-context.js';

export const ADMIN_APPS_PATH = '/admin/apps';

const COLUMNS = [
  { text: 'Name', sort: 'name' },
  'Redirects to',
  'State',
  { text: 'Registered', sort: '-registered' },
  'Action',
];

interface AdminAppListProps {
  context: SessionContext;
  items: ListedApp[];
  hasMore: boolean;
  search: string;
  order: AppOrder;
  page: number;
  notice?: string | null;
  /** Why the last change was rejected. */
  problem?: string | undefined;
}

/** The apps of all accounts. */
export function AdminAppListPage(props: AdminAppListProps) {
  const { context, items, hasMore, search, order, page, notice, problem } = props;
  return (
    <DashboardPage context={context} title="Apps" notice={notice}>
      <Problem text={problem} />
      <form method="get" action={ADMIN_APPS_PATH} class="filters" role="search">
        <div class="field">
          <label for="search">Name begins with</label>
          <input id="search" name="search" type="search" value={search} maxLength={100} />
        </div>
        <button class="quiet">Find</button>
      </form>
      {items.length === 0 ? (
        <Empty>
          <p>{search ? 'No app matches.' : 'No apps yet.'}</p>
        </Empty>
      ) : (
        <Table
          caption="Apps of all accounts"
          columns={COLUMNS}
          sorting={{ order, path: ADMIN_APPS_PATH, query: { search } }}
        >
          {items.map((app) => (
            <AppRow key={app.id} app={app} />
          ))}
        </Table>
      )}
      <Pager path={ADMIN_APPS_PATH} query={{ search, sort: order }} page={page} hasMore={hasMore} />
    </DashboardPage>
  );
}

function AppRow({ app }: { app: ListedApp }) {
  const path = `${ADMIN_APPS_PATH}/${encodeURIComponent(app.id)}`;
  const actions = [
    // An app that its metadata document identifies cannot be verified.
    ...(app.accountId === null
      ? []
      : [app.isVerified ? (['unverify', 'Remove verification'] as const) : (['verify', 'Verify'] as const)]),
    app.suspendedAt ? (['resume', 'Resume'] as const) : (['suspend', 'Suspend'] as const),
  ];
  return (
    <tr>
      <Cell of="Name">
        <span>
          {app.name}
          {app.accountId === null ? (
            <span class="sub">{documentHost(app.id)}, not registered</span>
          ) : (
            <a class="sub" href={`/admin/accounts/${app.accountId}`}>
              {app.owner}
              <span class="unseen">, who made {app.name}</span>
            </a>
          )}
        </span>
      </Cell>
      <Cell of="Redirects to">
        <span class="small">{app.redirectUris.map((uri) => new URL(uri).host).join(', ')}</span>
      </Cell>
      <Cell of="State">
        <AppState app={app} />
      </Cell>
      <Cell of="Registered">
        <When at={app.createdAt} />
      </Cell>
      <Cell of="Action">
        <span class="badges">
          {actions.map(([action, verb]) => (
            <a key={action} class="button quiet small" href={`${path}/${action}`}>
              {verb}
              <span class="unseen"> {app.name}</span>
            </a>
          ))}
        </span>
      </Cell>
    </tr>
  );
}
