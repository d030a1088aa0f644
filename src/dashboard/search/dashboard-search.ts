import { Injectable } from '@nestjs/common';
import type { SessionContext } from '../frame/session-context.js';
import { AccountSearch } from './account-search.js';
import { AppSearch } from './app-search.js';
import { ConnectedAppSearch } from './connected-app-search.js';
import { JobSearch } from './job-search.js';
import { KeySearch } from './key-search.js';
import { findPages } from './page-search.js';
import { RecordSearch } from './record-search.js';
import { RequestSearch } from './request-search.js';
import type { SearchGroup } from './search-result.js';
import type { SearchSource } from './search-source.js';
import { WebhookSearch } from './webhook-search.js';

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
    accounts: AccountSearch,
  ) {
    this.sources = [keys, records, apps, connectedApps, webhooks, jobs, requests, accounts];
  }

  /** Returns the groups that have results; without words, all pages. */
  async find(context: SessionContext, words: string): Promise<SearchGroup[]> {
    const groups = [findPages(context, words)];
    // One after another: a search occupies one connection at a time.
    for (const source of words === '' ? [] : this.sources)
      groups.push({ heading: source.heading, results: await source.find(context, words) });
    return groups.filter(({ results }) => results.length > 0);
  }
}
