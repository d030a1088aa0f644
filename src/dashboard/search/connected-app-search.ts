import { Injectable } from '@nestjs/common';
import { ConnectedAppsService } from '../../oauth/consents/connected-apps.service.js';
import { CONNECTED_APPS_PATH } from '../apps/connected-apps-page.js';
import type { SessionContext } from '../frame/session-context.js';
import type { SearchResult } from './search-result.js';
import { RESULTS_MAX, type SearchSource } from './search-source.js';
import { containsWords } from './search-words.js';

/** Finds apps that the account has authorized, by name or id. */
@Injectable()
export class ConnectedAppSearch implements SearchSource {
  readonly heading = 'Connected apps';

  constructor(private readonly apps: ConnectedAppsService) {}

  // One user authorizes few apps, so all are loaded.
  async find({ account }: SessionContext, words: string): Promise<SearchResult[]> {
    const apps = await this.apps.list(account.id);
    return apps
      .filter(({ clientId, name }) => clientId === words || containsWords(name, words))
      .slice(0, RESULTS_MAX)
      .map(({ name, isSuspended }) => ({
        path: CONNECTED_APPS_PATH,
        name,
        ...(isSuspended && { detail: 'suspended' }),
      }));
  }
}
