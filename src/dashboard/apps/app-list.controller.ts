import { randomUUID } from 'node:crypto';
import { Get, Post, Query } from '@nestjs/common';
import { DEFAULT_SCOPES } from '../../common/http/scopes.js';
import { UserError } from '../../common/errors/user-error.js';
import { OAuthClientsService } from '../../oauth/clients/oauth-clients.service.js';
import { redirect, type PageResult } from '../../web/page-result.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { readSortOrder } from '../frame/sort-order.js';
import { pageOf } from '../frame/paging.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { requireFormId } from '../frame/require-form-id.js';
import { readAppForm, toAppInput, type AppForm } from './app-form.js';
import { APP_ORDERS, AppList } from './app-list.js';
import { NOTICES } from './app-notices.js';
import { AppListPage, APPS_PATH, NewAppPage, SecretPage } from './app-pages.js';

/** Developer → Apps: the list, and registering an app. */
@DashboardController('developer/apps')
export class AppListController {
  constructor(
    private readonly clients: OAuthClientsService,
    private readonly list: AppList,
  ) {}

  @Get()
  async showAll(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const selection = { order: readSortOrder(query.sort, APP_ORDERS), page: pageOf(query.page) };
    const found = await this.list.page({ accountId: context.account.id, ...selection });
    const notice = noticeOf(NOTICES, query.done);
    return AppListPage({ context, ...found, ...selection, notice });
  }

  @Get('new')
  showForm(@CurrentSession() context: SessionContext) {
    const empty = {
      id: randomUUID(),
      name: '',
      redirectUris: '',
      postLogoutRedirectUris: '',
      scopes: [...DEFAULT_SCOPES],
      isPublic: false,
    };
    return NewAppPage({ context, form: context.draft ? readAppForm(context.draft) : empty });
  }

  @Post()
  @StepUp()
  async register(@CurrentSession() context: SessionContext, @CurrentForm() body: URLSearchParams) {
    const form = readAppForm(body);
    return rerenderOnError(
      () => this.registerOnce(context, form),
      (problem) => NewAppPage({ context, form, problem }),
    );
  }

  /** Reloading the page of a new app submits its form again: leads to the app's page instead. */
  private async registerOnce(context: SessionContext, form: AppForm): Promise<PageResult> {
    requireFormId(form.id);
    const input = { ...toAppInput(form), id: form.id, isPublic: form.isPublic };
    try {
      const { client, secret } = await this.clients.create(context.account.id, input);
      if (!secret) return redirect(`${APPS_PATH}/${client.id}?done=registered`);
      return SecretPage({ context, app: client, secret });
    } catch (error) {
      const registered = error instanceof UserError && (await this.clients.find(form.id));
      if (!registered || registered.accountId !== context.account.id) throw error;
      return redirect(
        `${APPS_PATH}/${form.id}?done=${registered.isPublic ? 'registered' : 'registered-before'}`,
      );
    }
  }
}
