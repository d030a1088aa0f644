import { Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Reply } from '../../common/http.js';
import type { OAuthClient } from '../../oauth/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/oauth-clients.service.js';
import { Form } from '../../web/form.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { AppState } from '../apps/app-pages.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Cell, Empty, Table, textIn, When } from '../frame/parts.js';
import { CurrentVisit, type Visit } from '../frame/visit.js';
import { isUuid } from '../keys/key-form.js';
import { notFound } from '../keys/owned-keys.js';

const PATH = '/admin/apps';
const NOTICES: Record<string, string> = {
  verify: 'People who are asked to let the app in now see that you vouch for it.',
  unverify: 'The app is not verified any more.',
  suspend: 'The app is suspended.',
  resume: 'The app works again.',
};

/** Administration → Apps: vouching for them, and stopping them. */
@AdminController('apps')
export class AdminAppsController {
  constructor(private readonly clients: OAuthClientsService) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query('done') done: unknown) {
    const apps = await this.clients.list();
    const page = (
      <DashboardPage visit={visit} title="Apps" notice={NOTICES[textIn(done)]}>
        {apps.length === 0 ? (
          <Empty>
            <p>Nobody has registered an app.</p>
          </Empty>
        ) : (
          <Table
            caption="Apps of all accounts"
            columns={['Name', 'Leads back to', 'State', 'Registered', 'Do']}
          >
            {apps.map((app) => (
              <AppRow key={app.id} visit={visit} app={app} />
            ))}
          </Table>
        )}
      </DashboardPage>
    );
    return sendPage(reply, page);
  }

  @Post(':id/verify')
  verify(@Res() reply: Reply, @Param('id') id: string) {
    return this.change(reply, id, 'verify', () => this.clients.update(id, { isVerified: true }));
  }

  @Post(':id/unverify')
  unverify(@Res() reply: Reply, @Param('id') id: string) {
    return this.change(reply, id, 'unverify', () => this.clients.update(id, { isVerified: false }));
  }

  @Post(':id/suspend')
  suspend(@Res() reply: Reply, @Param('id') id: string) {
    return this.change(reply, id, 'suspend', () => this.clients.setSuspended(id, true));
  }

  @Post(':id/resume')
  resume(@Res() reply: Reply, @Param('id') id: string) {
    return this.change(reply, id, 'resume', () => this.clients.setSuspended(id, false));
  }

  private async change(reply: Reply, id: string, done: string, work: () => Promise<OAuthClient>) {
    if (!isUuid(id) || !(await this.clients.find(id))) throw notFound();
    await work();
    return sendOn(reply, `${PATH}?done=${done}`);
  }
}

function AppRow({ visit, app }: { visit: Visit; app: OAuthClient }) {
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
            its developer<span class="unseen"> ({app.name})</span>
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
            <Form key={action} action={`${PATH}/${app.id}/${action}`} csrf={visit.csrf}>
              <button class="quiet small">
                {verb}
                <span class="unseen"> {app.name}</span>
              </button>
            </Form>
          ))}
        </span>
      </Cell>
    </tr>
  );
}
