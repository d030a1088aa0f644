import { Injectable } from '@nestjs/common';
import { ConnectedAppsService } from '../../oauth/consents/connected-apps.service.js';
import { CONNECTED_APPS_PATH } from '../apps/connected-apps-page.js';
import type { SessionContext } from '../frame/session-context.js';
import type { SearchResult } from './search-result.js';
import { RESULTS_MAX, type SearchSource } from './search-source.js';

/** Finds apps that the account has authorized, by name or id. */
@Injectable()
export class ConnectedAppSearch implements SearchSource {
  readonly heading = 'Connected apps';

  constructor(private readonly apps: ConnectedAppsService) {}

  async find({ account }: SessionContext, words: string): Promise<SearchResult[]> {
    const apps = await this.apps.search(account.id, words, RESULTS_MAX);
    return apps.map(({ name, isSuspended }) => ({
      path: CONNECTED_APPS_PATH,
      name,
      ...(isSuspended && { detail: 'suspended' }),
    }));
  }
}
