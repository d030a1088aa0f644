import { Injectable } from '@nestjs/common';
import { RequestLogReader } from '../../request-log/request-log-reader.js';
import type { SessionContext } from '../frame/session-context.js';
import type { SearchResult } from './search-result.js';
import { RESULTS_MAX, type SearchSource } from './search-source.js';

/** What can be a request id, or its beginning. Shorter ones would read many rows of the log. */
const REQUEST_ID = /^[\x21-\x7e]{8,128}$/;

/** Finds logged API calls of the account by the beginning of the request id; for administrators, of all accounts. */
@Injectable()
export class RequestSearch implements SearchSource {
  readonly heading = 'Requests';

  constructor(private readonly log: RequestLogReader) {}

  async find({ account }: SessionContext, words: string): Promise<SearchResult[]> {
    if (!REQUEST_ID.test(words)) return [];
    const filter = { accountId: account.isAdmin ? null : account.id, requestId: words };
    const { items } = await this.log.page(filter, RESULTS_MAX);
    return items.map(({ id, accountId, requestId, method, route, status }) => ({
      path: `${accountId === account.id ? '/requests' : '/admin/requests'}/${id}`,
      name: requestId,
      detail: `${method} ${route}, ${status}`,
      // Callers choose the ids of their requests: one of another account must not lead an administrator to its page.
      isExact: requestId === words && accountId === account.id,
    }));
  }
}
