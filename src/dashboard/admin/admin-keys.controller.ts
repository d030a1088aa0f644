import { Get, Param, Post, Query } from '@nestjs/common';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { KeyLookups } from '../../api-keys/key-lookups.js';
import { UserError } from '../../common/errors/user-error.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { readSortOrder } from '../frame/sort-order.js';
import { pageOf } from '../frame/paging.js';
import { queryString } from '../frame/query-string.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { WithoutStepUp } from '../frame/step-up.interceptor.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { KEY_ORDERS, KeyList, type KeyOrder } from '../keys/key-list.js';
import { notFound } from '../frame/not-found.js';
import { AdminKeyListPage, AdminKeyPage, KEYS_PATH } from './admin-keys-pages.js';

const REASON_LENGTH_MAX = 500;

/** Administration → Keys: finds and revokes the keys of all accounts; never shows a key. */
@AdminController('keys')
export class AdminKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly list: KeyList,
    private readonly lookups: KeyLookups,
  ) {}

  @Get()
  async showAll(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const order = readSortOrder(query.sort, KEY_ORDERS);
    return await this.page(context, {
      search: queryString(query.search, 254),
      order,
      page: pageOf(query.page),
    });
  }

  @Post('find')
  @WithoutStepUp()
  async find(@CurrentSession() context: SessionContext, @CurrentForm() form: URLSearchParams) {
    return rerenderOnError(
      async () => {
        const id = await this.lookups.find(fieldOf(form, 'key'));
        if (!id) throw new UserError('No active, expired or revoked key matches.', 'key');
        return redirect(`${KEYS_PATH}/${id}`);
      },
      (problem) => this.page(context, { search: '', order: '-created', page: 1 }, problem),
    );
  }

  @Get(':id')
  async show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Query('done') done: unknown,
  ) {
    const notice = done === 'revoked' ? 'Key revoked. It no longer works.' : null;
    const reason = context.draft?.get('reason') ?? '';
    return AdminKeyPage({ context, apiKey: await this.get(id), reason, notice });
  }

  @Post(':id/revoke')
  async revoke(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const apiKey = await this.get(id);
    const reason = fieldOf(form, 'reason').trim();
    return rerenderOnError(
      async () => {
        if (reason === '' || reason.length > REASON_LENGTH_MAX)
          throw new UserError('Give a short reason. The owner of the key sees it.', 'reason');
        await this.keys.revoke(id, reason);
        return redirect(`${KEYS_PATH}/${id}?done=revoked`);
      },
      (problem) => AdminKeyPage({ context, apiKey, reason, problem }),
    );
  }

  private async page(
    context: SessionContext,
    asked: { search: string; order: KeyOrder; page: number },
    problem?: string,
  ) {
    return AdminKeyListPage({ context, ...(await this.list.page(asked)), ...asked, problem });
  }

  private async get(id: string) {
    const apiKey = isUuid(id) ? await this.list.find(id) : null;
    if (!apiKey) throw notFound();
    return apiKey;
  }
}
