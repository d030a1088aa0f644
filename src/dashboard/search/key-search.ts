import { Injectable } from '@nestjs/common';
import type { SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { KeyList, type ListedKey } from '../keys/key-list.js';
import type { SearchResult } from './search-result.js';
import { RESULTS_MAX, type SearchSource } from './search-source.js';
import { keyPath } from '../keys/key-paths.js';

/** Precedes the last four characters of a key in lists. */
const ELLIPSIS = /^(?:…|\.{3})/;

/** Finds API keys of the account by name, last four characters or id; for administrators, any key by its id. */
@Injectable()
export class KeySearch implements SearchSource {
  readonly heading = 'API keys';

  constructor(private readonly keys: KeyList) {}

  async find({ account }: SessionContext, words: string): Promise<SearchResult[]> {
    const search = words.replace(ELLIPSIS, '');
    if (search === '') return [];
    const { items } = await this.keys.page({ accountId: account.id, search, page: 1 });
    if (items.length > 0) return items.slice(0, RESULTS_MAX).map((key) => toResult(key, words));
    const foreign = account.isAdmin && isUuid(words) ? await this.keys.find(words) : null;
    return foreign ? [{ ...toResult(foreign, words), path: `/admin/keys/${foreign.id}` }] : [];
  }
}

function toResult({ id, name, lastFour, state }: ListedKey, words: string): SearchResult {
  const detail = state === 'active' ? `…${lastFour}` : `…${lastFour}, ${state}`;
  return { path: keyPath(id), name, detail, isExact: id === words };
}
