import { Injectable } from '@nestjs/common';
import { WebhookEndpoints } from '../../webhooks/webhook-endpoints.js';
import type { SessionContext } from '../frame/session-context.js';
import type { SearchResult } from './search-result.js';
import { RESULTS_MAX, type SearchSource } from './search-source.js';
import { containsWords } from './search-words.js';

/** Finds webhook endpoints of the account by a part of their URLs or by id. */
@Injectable()
export class WebhookSearch implements SearchSource {
  readonly heading = 'Webhooks';

  constructor(private readonly endpoints: WebhookEndpoints) {}

  // An account has at most 20 endpoints, so all are loaded.
  async find({ account }: SessionContext, words: string): Promise<SearchResult[]> {
    const endpoints = await this.endpoints.listAll(account.id);
    return endpoints
      .filter(({ id, url }) => id === words || containsWords(url, words))
      .slice(0, RESULTS_MAX)
      .map(({ id, url, disabledAt }) => ({
        path: `/settings/webhooks/${id}`,
        name: url,
        ...(disabledAt && { detail: 'disabled' }),
        isExact: id === words,
      }));
  }
}
