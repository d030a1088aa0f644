import { Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiKeysService } from '../../api-keys/api-keys.service.js';
import { KeyLookups } from '../../api-keys/key-lookups.service.js';
import type { Reply } from '../../common/http.js';
import { fieldOf } from '../../web/form-body.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { pageOf, textIn } from '../frame/parts.js';
import { CurrentForm, CurrentVisit, type Visit } from '../frame/visit.js';
import { isUuid } from '../keys/key-form.js';
import { KEY_SORTS, KeyList, type KeySort } from '../keys/key-list.js';
import { notFound } from '../keys/owned-keys.js';
import { AdminKeyListPage, AdminKeyPage, KEYS_PATH } from './admin-keys-pages.js';

const REASON_LENGTH_MAX = 500;

/** Administration → Keys: of all accounts, to be found and revoked, never to be seen. */
@AdminController('keys')
export class AdminKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly list: KeyList,
    private readonly lookups: KeyLookups,
  ) {}

  @Get()
  async showAll(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query() query: Record<string, unknown>) {
    const [search, page] = [textIn(query.search, 254), pageOf(query.page)];
    const sort = Object.hasOwn(KEY_SORTS, String(query.sort)) ? (query.sort as KeySort) : 'created';
    const found = await this.list.page({ search, sort, page });
    return sendPage(reply, AdminKeyListPage({ visit, ...found, search, sort, page }));
  }

  @Post('find')
  async find(@CurrentVisit() visit: Visit, @CurrentForm() form: URLSearchParams, @Res() reply: Reply) {
    const id = await this.lookups.find(fieldOf(form, 'key'));
    if (id) return sendOn(reply, `${KEYS_PATH}/${id}`);
    const found = await this.list.page({ page: 1 });
    const problem = 'That is no key of this service, neither one that works nor one that has ended.';
    const page = AdminKeyListPage({ visit, ...found, search: '', sort: 'created', page: 1, problem });
    return sendPage(reply, page, { status: 422 });
  }

  @Get(':id')
  async show(
    @CurrentVisit() visit: Visit,
    @Res() reply: Reply,
    @Param('id') id: string,
    @Query('done') done: unknown,
  ) {
    const notice = done === 'revoked' ? 'The key is revoked. It opens nothing any more.' : null;
    return sendPage(reply, AdminKeyPage({ visit, apiKey: await this.get(id), notice }));
  }

  @Post(':id/revoke')
  async revoke(
    @CurrentVisit() visit: Visit,
    @CurrentForm() form: URLSearchParams,
    @Res() reply: Reply,
    @Param('id') id: string,
  ) {
    const apiKey = await this.get(id);
    const reason = fieldOf(form, 'reason').trim();
    if (reason === '' || reason.length > REASON_LENGTH_MAX) {
      const problem = 'Say why, in a few words: the owner of the key reads it.';
      return sendPage(reply, AdminKeyPage({ visit, apiKey, problem }), { status: 422 });
    }
    await this.keys.revoke(id, reason);
    return sendOn(reply, `${KEYS_PATH}/${id}?done=revoked`);
  }

  private async get(id: string) {
    const apiKey = isUuid(id) ? await this.list.find(id) : null;
    if (!apiKey) throw notFound();
    return apiKey;
  }
}
