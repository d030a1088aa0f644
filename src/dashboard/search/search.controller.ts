import { Get, Header, Query } from '@nestjs/common';
import { ClientSignal } from '../../common/http/client-signal.js';
import { redirect } from '../../web/page-result.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { linkTo, queryString } from '../frame/query-string.js';
import { SEARCH_PATH } from '../frame/search-link.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { DashboardSearch } from './dashboard-search.js';
import { SearchPage } from './search-page.js';
import { shortenKeys, WORDS_LENGTH_MAX } from './search-words.js';

/** Search over the dashboard: a page, and its results as JSON for the dialog. */
@DashboardController('search')
export class SearchController {
  constructor(private readonly search: DashboardSearch) {}

  /** Shows the results. The id of an object leads to its page; a pasted key does not stay in the address. */
  @Get()
  async page(
    @CurrentSession() context: SessionContext,
    @Query('q') query: unknown,
    @ClientSignal() gone: AbortSignal,
  ) {
    const given = queryString(query, WORDS_LENGTH_MAX);
    const words = shortenKeys(given);
    if (words !== given) return redirect(linkTo(SEARCH_PATH, { q: words }));
    const { groups, failed } = await this.search.find(context, words, gone);
    const exact = groups.flatMap(({ results }) => results).filter(({ isExact }) => isExact);
    return exact.length === 1 ? redirect(exact[0]!.path) : SearchPage({ context, words, groups, failed });
  }

  @Get('results')
  @Header('cache-control', 'no-store')
  @Header('cross-origin-resource-policy', 'same-origin')
  results(
    @CurrentSession() context: SessionContext,
    @Query('q') query: unknown,
    @ClientSignal() gone: AbortSignal,
  ) {
    return this.search.find(context, shortenKeys(queryString(query, WORDS_LENGTH_MAX)), gone);
  }
}
