import { Get, Param, Post, Query } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { isClientIdUrl } from '../../oauth/clients/client-id-url.js';
import type { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/clients/oauth-clients.service.js';
import { AppChangedError } from '../../oauth/clients/verification.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect, view } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { APP_ORDERS, AppList, type AppOrder } from '../apps/app-list.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { readSortOrder } from '../frame/sort-order.js';
import { pageOf } from '../frame/paging.js';
import { queryString } from '../frame/query-string.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { notFound } from '../frame/not-found.js';
import { ADMIN_APPS_PATH, AdminAppListPage } from './admin-apps-page.js';
import { AppConfirmationPage, isConfirmedAction } from './app-confirmation-page.js';
import { SEEN_FIELD } from '../frame/confirm-page.js';

const NOTICES: Record<string, string> = {
  verify: 'App verified. Its consent page now shows this.',
  unverify: 'Verification removed.',
  suspend: 'App suspended.',
  resume: 'App resumed.',
};

/** The query of the list, and the notice above it. */
interface ShownList {
  search?: string;
  order?: AppOrder;
  page?: number;
  notice?: string | null;
  problem?: string;
}

/** Administration → Apps: verifying and suspending apps. */
@AdminController('apps')
export class AdminAppsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly clients: OAuthClientsService,
    private readonly list: AppList,
  ) {}

  @Get()
  show(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    return this.page(context, {
      search: queryString(query.search, 100),
      order: readSortOrder(query.sort, APP_ORDERS),
      page: pageOf(query.page),
      notice: noticeOf(NOTICES, query.done),
    });
  }

  @Get(':id/:action')
  async confirmationPage(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Param('action') action: string,
  ) {
    if (!isConfirmedAction(action)) throw notFound();
    const app = await this.get(id);
    if (action === 'verify' && app.accountId === null) throw notFound();
    const developer = app.accountId === null ? null : await this.accounts.get(app.accountId);
    return AppConfirmationPage({ context, app, developer, action });
  }

  @Post(':id/verify')
  async verify(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    try {
      const work = () => this.clients.verify(id, fieldOf(form, SEEN_FIELD));
      return await this.change(context, id, 'verify', work);
    } catch (error) {
      if (!(error instanceof AppChangedError)) throw error;
      return view(await this.page(context, { problem: error.message }), { status: 409 });
    }
  }

  @Post(':id/unverify')
  unverify(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.change(context, id, 'unverify', () => this.clients.update(id, { isVerified: false }));
  }

  @Post(':id/suspend')
  suspend(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.change(context, id, 'suspend', () => this.clients.setSuspended(id, true));
  }

  @Post(':id/resume')
  resume(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.change(context, id, 'resume', () => this.clients.setSuspended(id, false));
  }

  private async change(context: SessionContext, id: string, done: string, work: () => Promise<OAuthClient>) {
    await this.get(id);
    return rerenderOnError(
      async () => {
        await work();
        return redirect(`${ADMIN_APPS_PATH}?done=${done}`);
      },
      (problem) => this.page(context, { problem }),
    );
  }

  private async get(id: string): Promise<OAuthClient> {
    const app = isUuid(id) || isClientIdUrl(id) ? await this.clients.find(id) : null;
    if (!app) throw notFound();
    return app;
  }

  private async page(
    context: SessionContext,
    { search = '', order = readSortOrder(undefined, APP_ORDERS), page = 1, notice, problem }: ShownList,
  ) {
    const found = await this.list.page({ search, order, page });
    return AdminAppListPage({ context, ...found, search, order, page, notice, problem });
  }
}
