import { Get, Header, Query } from '@nestjs/common';
import { redirect } from '../../web/page-result.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { linkTo, queryString } from '../frame/paging.js';
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
  async page(@CurrentSession() context: SessionContext, @Query('q') query: unknown) {
    const given = queryString(query, WORDS_LENGTH_MAX);
    const words = shortenKeys(given);
    if (words !== given) return redirect(linkTo(SEARCH_PATH, { q: words }));
    const groups = await this.search.find(context, words);
    const exact = groups.flatMap(({ results }) => results).filter(({ isExact }) => isExact);
    return exact.length === 1 ? redirect(exact[0]!.path) : SearchPage({ context, words, groups });
  }

  @Get('results')
  @Header('cache-control', 'no-store')
  @Header('cross-origin-resource-policy', 'same-origin')
  async results(@CurrentSession() context: SessionContext, @Query('q') query: unknown) {
    const words = shortenKeys(queryString(query, WORDS_LENGTH_MAX));
    return { groups: await this.search.find(context, words) };
  }
}
