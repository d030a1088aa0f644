import { Get, Param, Post, Query } from '@nestjs/common';
import type { OAuthClient } from '../../oauth/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/oauth-clients.service.js';
import { redirect } from '../../web/page-result.js';
import { APP_ORDERS, AppList, type ListedApp } from '../apps/app-list.js';
import { AppState } from '../apps/app-pages.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { orderOf } from '../frame/ordering.js';
import { pageOf, Pager, queryString } from '../frame/paging.js';
import { Empty, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { isUuid } from '../keys/key-form.js';
import { notFound } from '../keys/owned-keys.js';

const PATH = '/admin/apps';
const COLUMNS = [
  { text: 'Name', sort: 'name' },
  'Leads back to',
  'State',
  { text: 'Registered', sort: '-registered' },
  'Do',
];
const NOTICES: Record<string, string> = {
  verify: 'People who are asked to let the app in now see that you vouch for it.',
  unverify: 'The app is not verified any more.',
  suspend: 'The app is suspended.',
  resume: 'The app works again.',
};

/** Administration → Apps: vouching for them, and stopping them. */
@AdminController('apps')
export class AdminAppsController {
  constructor(
    private readonly clients: OAuthClientsService,
    private readonly list: AppList,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const [search, page] = [queryString(query.search, 100), pageOf(query.page)];
    const order = orderOf(query.sort, APP_ORDERS);
    const { items, hasMore } = await this.list.page({ search, order, page });
    const shown = (
      <DashboardPage context={context} title="Apps" notice={NOTICES[queryString(query.done)]}>
        <form method="get" action={PATH} class="filters" role="search">
          <div class="field">
            <label for="search">Name begins with</label>
            <input id="search" name="search" type="search" value={search} maxLength={100} />
          </div>
          <button class="quiet">Find</button>
        </form>
        {items.length === 0 ? (
          <Empty>
            <p>{search ? 'No app matches.' : 'Nobody has registered an app.'}</p>
          </Empty>
        ) : (
          <Table
            caption="Apps of all accounts"
            columns={COLUMNS}
            sorting={{ order, path: PATH, query: { search } }}
          >
            {items.map((app) => (
              <AppRow key={app.id} context={context} app={app} />
            ))}
          </Table>
        )}
        <Pager path={PATH} query={{ search, sort: order }} page={page} hasMore={hasMore} />
      </DashboardPage>
    );
    return shown;
  }

  @Post(':id/verify')
  verify(@Param('id') id: string) {
    return this.change(id, 'verify', () => this.clients.update(id, { isVerified: true }));
  }

  @Post(':id/unverify')
  unverify(@Param('id') id: string) {
    return this.change(id, 'unverify', () => this.clients.update(id, { isVerified: false }));
  }

  @Post(':id/suspend')
  suspend(@Param('id') id: string) {
    return this.change(id, 'suspend', () => this.clients.setSuspended(id, true));
  }

  @Post(':id/resume')
  resume(@Param('id') id: string) {
    return this.change(id, 'resume', () => this.clients.setSuspended(id, false));
  }

  private async change(id: string, done: string, work: () => Promise<OAuthClient>) {
    if (!isUuid(id) || !(await this.clients.find(id))) throw notFound();
    await work();
    return redirect(`${PATH}?done=${done}`);
  }
}

function AppRow({ context, app }: { context: SessionContext; app: ListedApp }) {
  const actions = [
    app.isVerified ? ['unverify', 'Take back'] : ['verify', 'Verify'],
    app.suspendedAt ? ['resume', 'Resume'] : ['suspend', 'Suspend'],
  ] as const;
  return (
    <tr>
      <Cell of="Name">
        <span>
          {app.name}
          <a class="sub" href={`/admin/accounts/${app.accountId}`}>
            {app.owner}
            <span class="unseen">, who made {app.name}</span>
          </a>
        </span>
      </Cell>
      <Cell of="Leads back to">
        <span class="small">{app.redirectUris.map((uri) => new URL(uri).host).join(', ')}</span>
      </Cell>
      <Cell of="State">
        <AppState app={app} />
      </Cell>
      <Cell of="Registered">
        <When at={app.createdAt} />
      </Cell>
      <Cell of="Do">
        <span class="badges">
          {actions.map(([action, verb]) => (
            <PageForm key={action} context={context} action={`${PATH}/${app.id}/${action}`}>
              <button class="quiet small">
                {verb}
                <span class="unseen"> {app.name}</span>
              </button>
            </PageForm>
          ))}
        </span>
      </Cell>
    </tr>
  );
}
