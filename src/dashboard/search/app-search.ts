import { Injectable } from '@nestjs/common';
import { OAuthClientsService } from '../../oauth/clients/oauth-clients.service.js';
import { AppList } from '../apps/app-list.js';
import { APPS_PATH } from '../apps/app-pages.js';
import type { SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import type { SearchResult } from './search-result.js';
import { RESULTS_MAX, type SearchSource } from './search-source.js';

/** Finds apps that the account develops, by the beginning of their names or by id. */
@Injectable()
export class AppSearch implements SearchSource {
  readonly heading = 'Apps';

  constructor(
    private readonly apps: AppList,
    private readonly clients: OAuthClientsService,
  ) {}

  async find({ account }: SessionContext, words: string): Promise<SearchResult[]> {
    if (isUuid(words)) {
      const app = await this.clients.find(words);
      return app?.accountId === account.id ? [{ ...toResult(app), isExact: true }] : [];
    }
    const { items } = await this.apps.page({ accountId: account.id, search: words, order: 'name', page: 1 });
    return items.slice(0, RESULTS_MAX).map(toResult);
  }
}

function toResult({ id, name }: { id: string; name: string }): SearchResult {
  return { path: `${APPS_PATH}/${id}`, name };
}
