import { Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Reply } from '../../common/http/request.js';
import type { OAuthClient } from '../../oauth/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/oauth-clients.service.js';
import { Problem } from '../../web/form.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { APP_ORDERS, AppList, type AppOrder, type ListedApp } from '../apps/app-list.js';
import { AppState } from '../apps/app-pages.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { orderOf } from '../frame/ordering.js';
import { pageOf, Pager, textIn } from '../frame/paging.js';
import { Empty, When } from '../frame/parts.js';
import { orShowAgain } from '../frame/show-again.js';
import { Cell, Table } from '../frame/table.js';
import { CurrentVisit, type Visit } from '../frame/visit.js';
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

/** Which part of the list is shown, and what is said above it. */
interface ShownList {
  search?: string;
  order?: AppOrder;
  page?: number;
  notice?: string | undefined;
  problem?: string;
}

/** Administration → Apps: vouching for them, and stopping them. */
@AdminController('apps')
export class AdminAppsController {
  constructor(
    private readonly clients: OAuthClientsService,
    private readonly list: AppList,
  ) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query() query: Record<string, unknown>) {
    const shown = {
      search: textIn(query.search, 100),
      order: orderOf(query.sort, APP_ORDERS),
      page: pageOf(query.page),
      notice: NOTICES[textIn(query.done)],
    };
    return sendPage(reply, await this.page(visit, shown));
  }

  @Post(':id/verify')
  verify(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    return this.change(visit, reply, id, 'verify', () => this.clients.update(id, { isVerified: true }));
  }

  @Post(':id/unverify')
  unverify(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    return this.change(visit, reply, id, 'unverify', () => this.clients.update(id, { isVerified: false }));
  }

  @Post(':id/suspend')
  suspend(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    return this.change(visit, reply, id, 'suspend', () => this.clients.setSuspended(id, true));
  }

  @Post(':id/resume')
  resume(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    return this.change(visit, reply, id, 'resume', () => this.clients.setSuspended(id, false));
  }

  private async change(
    visit: Visit,
    reply: Reply,
    id: string,
    done: string,
    work: () => Promise<OAuthClient>,
  ) {
    if (!isUuid(id) || !(await this.clients.find(id))) throw notFound();
    await orShowAgain(
      reply,
      async () => {
        await work();
        sendOn(reply, `${PATH}?done=${done}`);
      },
      (problem) => this.page(visit, { problem }),
    );
  }

  private async page(
    visit: Visit,
    { search = '', order = orderOf(undefined, APP_ORDERS), page = 1, notice, problem }: ShownList,
  ) {
    const { items, hasMore } = await this.list.page({ search, order, page });
    return (
      <DashboardPage visit={visit} title="Apps" notice={notice}>
        <Problem text={problem} />
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
              <AppRow key={app.id} visit={visit} app={app} />
            ))}
          </Table>
        )}
        <Pager path={PATH} query={{ search, sort: order }} page={page} hasMore={hasMore} />
      </DashboardPage>
    );
  }
}

function AppRow({ visit, app }: { visit: Visit; app: ListedApp }) {
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
            <PageForm key={action} visit={visit} action={`${PATH}/${app.id}/${action}`}>
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
