import { Get, Param, Post, Query } from '@nestjs/common';
import { stateOf, type ApiKey } from '../../api-keys/api-key.entity.js';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { Clock } from '../../common/time/clock.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { readSortOrder } from '../frame/sort-order.js';
import { pageOf } from '../frame/paging.js';
import { queryString } from '../frame/query-string.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { checkKeyName } from './key-form.js';
import { KEY_ORDERS, KeyList } from './key-list.js';
import { KeyListPage } from './key-list-page.js';
import { KeyPages } from './key-pages.js';
import { OwnedKeys } from './owned-keys.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

const NOTICES: Record<string, string> = {
  created: 'The key already exists. No second key was created. If you have not copied it, rotate it.',
  rotated: 'The key has already been rotated. This is the new key.',
  revoked: 'Key revoked. It no longer works.',
  renamed: 'Key renamed.',
  limited: 'Limits saved.',
  narrowed: 'Access saved. The change applies immediately.',
};

/** Account settings → API keys. */
@DashboardController(KEYS_PATH)
export class KeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly owned: OwnedKeys,
    private readonly pages: KeyPages,
    private readonly list: KeyList,
    private readonly clock: Clock,
  ) {}

  @Get()
  async showAll(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const selection = {
      search: queryString(query.search, 100),
      order: readSortOrder(query.sort, KEY_ORDERS),
      page: pageOf(query.page),
    };
    const found = await this.list.page({ accountId: context.account.id, ...selection });
    const notice = noticeOf(NOTICES, query.done);
    return KeyListPage({ context, ...found, ...selection, notice, now: this.clock.now() });
  }

  @Get(':id')
  async show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Query() { done, sort }: Record<string, unknown>,
  ) {
    const apiKey = await this.owned.get(context, id);
    return await this.pages.keyPage(context, apiKey, { notice: noticeOf(NOTICES, done), sort });
  }

  @Post(':id/rename')
  async rename(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const apiKey = await this.owned.get(context, id);
    const typed = fieldOf(form, 'name');
    return rerenderOnError(
      async () => {
        await this.keys.rename(apiKey.id, checkKeyName(typed));
        return redirect(`${keyPath(id)}?done=renamed`);
      },
      (problem) => this.pages.keyPage(context, apiKey, { problems: { name: problem }, typed }),
    );
  }

  @Get(':id/revoke')
  async revocationPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const apiKey = await this.owned.get(context, id);
    if (apiKey.revokedAt) return redirect(keyPath(id));
    return ConfirmPage({
      context,
      title: 'Revoke this key?',
      subject: apiKey.name,
      action: `${keyPath(id)}/revoke`,
      verb: 'Revoke permanently',
      back: keyPath(id),
      children: revocationText(apiKey, this.clock.now()),
    });
  }

  @Post(':id/revoke')
  async revoke(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const apiKey = await this.owned.get(context, id);
    await this.keys.revoke(apiKey.id, 'revoked by its owner');
    return redirect(`${KEYS_PATH}?done=revoked`);
  }
}

function revocationText(apiKey: ApiKey, now: number): string {
  const key = `“${apiKey.name}” (…${apiKey.lastFour})`;
  if (stateOf(apiKey, now) === 'expired') return `${key} has expired. Revoking it cannot be undone.`;
  return `After you revoke ${key}, requests with it are rejected. This cannot be undone.`;
}
