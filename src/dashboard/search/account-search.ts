import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AccountQueries, ALL_ACCOUNTS } from '../../database/account-queries.js';
import { AccountList } from '../admin/account-list.js';
import { ACCOUNTS_PATH } from '../admin/account-list-page.js';
import type { SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import type { SearchResult } from './search-result.js';
import { RESULTS_MAX, type SearchSource } from './search-source.js';

/** Finds accounts by the beginning of the email address or name or by id. Only for administrators. */
@Injectable()
export class AccountSearch implements SearchSource {
  readonly heading = 'Accounts';

  constructor(
    private readonly list: AccountList,
    private readonly accounts: AccountsService,
    private readonly queries: AccountQueries,
  ) {}

  async find(_context: SessionContext, words: string): Promise<SearchResult[]> {
    if (isUuid(words)) {
      const found = await this.queries.run(ALL_ACCOUNTS, () => this.accounts.findByEmailOrId(words));
      return found ? [{ ...toResult(found), isExact: true }] : [];
    }
    const { items } = await this.list.page(words, 1, 'email');
    return items.slice(0, RESULTS_MAX).map(toResult);
  }
}

function toResult({ id, email, name }: { id: string; email: string; name: string }): SearchResult {
  return { path: `${ACCOUNTS_PATH}/${id}`, name: email, detail: name };
}
