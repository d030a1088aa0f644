import { Injectable } from '@nestjs/common';
import { toAppError } from '../../common/errors/error-envelope.js';
import { Log } from '../../common/logging/log.js';
import type { SessionContext } from '../frame/session-context.js';
import { AccountSearch } from './account-search.js';
import { AppSearch } from './app-search.js';
import { ConnectedAppSearch } from './connected-app-search.js';
import { JobSearch } from './job-search.js';
import { KeySearch } from './key-search.js';
import { findPages } from './page-search.js';
import { RecordSearch } from './record-search.js';
import { RequestSearch } from './request-search.js';
import { searchEachSource } from './search-each-source.js';
import type { SearchResults } from './search-result.js';
import type { SearchSource } from './search-source.js';
import { WebhookSearch } from './webhook-search.js';

/** No source is started later. With a statement that times out, the search still takes less than 10 s. */
const START_MAX_MS = 2_000;

/** Finds pages of the dashboard and what belongs to the account; for administrators, also accounts. */
@Injectable()
export class DashboardSearch {
  private readonly sources: readonly SearchSource[];

  constructor(
    keys: KeySearch,
    records: RecordSearch,
    apps: AppSearch,
    connectedApps: ConnectedAppSearch,
    webhooks: WebhookSearch,
    jobs: JobSearch,
    requests: RequestSearch,
    private readonly accounts: AccountSearch,
    private readonly log: Log,
  ) {
    this.sources = [keys, records, apps, connectedApps, webhooks, jobs, requests];
  }

  /** Returns the groups that have results; without words, all pages. Stops when `gone` is aborted. */
  async find(context: SessionContext, words: string, gone: AbortSignal): Promise<SearchResults> {
    const { groups, failed } = await searchEachSource(words === '' ? [] : this.sourcesOf(context), {
      find: (source) => source.find(context, words),
      gone,
      late: AbortSignal.timeout(START_MAX_MS),
      onError: (source, thrown) => this.report(source, thrown),
    });
    const filled = [findPages(context, words), ...groups].filter(({ results }) => results.length > 0);
    return { groups: filled, failed };
  }

  private sourcesOf({ account }: SessionContext): readonly SearchSource[] {
    return account.isAdmin ? [...this.sources, this.accounts] : this.sources;
  }

  private report({ heading }: SearchSource, thrown: unknown) {
    const error = toAppError(thrown);
    if (error.status >= 500) this.log.error({ source: heading, err: error.cause ?? error }, 'search failed');
  }
}
