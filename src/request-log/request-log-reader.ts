import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountQueries, ALL_ACCOUNTS } from '../database/account-queries.js';
import { LoggedRequest } from './logged-request.entity.js';
import { joinOwners, readNamedCalls, type CallNames } from './named-calls.js';
import type { RequestFilter } from './request-filter.js';
import { SCANNED_MAX, searchRequests } from './request-search-sql.js';

/** A logged call with the current names of its account and credential. */
export type FoundCall = LoggedRequest & CallNames;

/** A part of the log, the latest calls first. */
export interface FoundCalls {
  items: FoundCall[];
  /** The cursor of the next part; null if there are no older matches. */
  next: string | null;
  /** Whether there can be more matches than were found, because there was too much to search. */
  isPartial: boolean;
}

/** A key, or an app whose access tokens change. */
export type CallerRef = { credentialId: string } | { clientId: string };

interface SearchResult {
  ids: string[];
  scanned: number;
  last: string | null;
}

/** Reads the request log. Every read takes bounded time, however long the log is. */
@Injectable()
export class RequestLogReader {
  constructor(
    @InjectRepository(LoggedRequest) private readonly requests: Repository<LoggedRequest>,
    private readonly queries: AccountQueries,
  ) {}

  /** Finds at most `size` calls, the latest first. */
  async page(filter: RequestFilter, size: number): Promise<FoundCalls> {
    const { sql, parameters } = searchRequests(filter, size + 1);
    return this.queries.run(filter.accountId ?? ALL_ACCOUNTS, async () => {
      const [found] = await this.requests.query<SearchResult[]>(sql, parameters);
      const { ids, scanned, last } = found!;
      const shown = ids.slice(0, size);
      const hasMore = ids.length > size;
      const isPartial = !hasMore && scanned === SCANNED_MAX;
      const next = hasMore ? shown.at(-1)! : isPartial && !filter.requestId ? last : null;
      return { items: await this.load(shown), next, isPartial };
    });
  }

  /** The last calls of a key or app of an account, the latest first. */
  async lastOf(accountId: string, caller: CallerRef, count: number): Promise<FoundCall[]> {
    return (await this.page({ accountId, ...caller }, count)).items;
  }

  /** Finds a call by the id of its row; of any account if `accountId` is null. Returns null for those of others. */
  async find(id: string, accountId: string | null): Promise<FoundCall | null> {
    const [found] = await this.queries.run(accountId ?? ALL_ACCOUNTS, () => this.load([id]));
    return found && (accountId === null || found.accountId === accountId) ? found : null;
  }

  private async load(ids: readonly string[]): Promise<FoundCall[]> {
    if (ids.length === 0) return [];
    const query = this.requests.createQueryBuilder('logged').where('logged.id = ANY(:ids)', { ids });
    return readNamedCalls(joinOwners(query).orderBy('logged.id', 'DESC'));
  }
}
