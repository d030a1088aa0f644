import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { AccountQueries, ALL_ACCOUNTS } from '../../database/account-queries.js';
import { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import { beginningWith } from '../../database/like-pattern.js';
import { cutPage, PAGE_SIZE } from '../frame/paging.js';

/** An app as lists show it. */
export interface ListedApp extends OAuthClient {
  /** Its developer's email address; empty for an app that its metadata document identifies. */
  owner: string;
}

/** The filter, order and page of a list. */
interface AppFilter {
  /** Apps of one developer; undefined for all (admins). */
  accountId?: string;
  /** The beginning of a name. */
  search?: string;
  order: AppOrder;
  page: number;
}

// Each order is that of an index, forwards or backwards.
const NAME = 'lower(app.name) COLLATE "C"';
export const APP_ORDERS = {
  '-registered': { 'app.createdAt': 'DESC', 'app.id': 'ASC' },
  registered: { 'app.createdAt': 'ASC', 'app.id': 'DESC' },
  name: { [NAME]: 'ASC', 'app.id': 'ASC' },
  '-name': { [NAME]: 'DESC', 'app.id': 'DESC' },
} as const;
export type AppOrder = keyof typeof APP_ORDERS;

/** Lists apps by pages. */
@Injectable()
export class AppList {
  constructor(
    @InjectRepository(OAuthClient) private readonly apps: Repository<OAuthClient>,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly queries: AccountQueries,
  ) {}

  async page({ accountId, search, order, page }: AppFilter) {
    return this.queries.run(accountId ?? ALL_ACCOUNTS, async () => {
      const query = this.apps.createQueryBuilder('app').orderBy(APP_ORDERS[order]);
      query.limit(PAGE_SIZE + 1).offset((page - 1) * PAGE_SIZE);
      if (accountId) query.andWhere('app.accountId = :accountId', { accountId });
      if (search) query.andWhere(`${NAME} LIKE :beginning`, { beginning: beginningWith(search) });
      return cutPage(await this.withOwners(await query.getMany()));
    });
  }

  private async withOwners(apps: OAuthClient[]): Promise<ListedApp[]> {
    const ids = apps.flatMap(({ accountId }) => accountId ?? []);
    const owners = await this.accounts.findBy({ id: In(ids) });
    const emails = new Map<string | null, string>(owners.map(({ id, email }) => [id, email]));
    return apps.map((app) => ({ ...app, owner: emails.get(app.accountId) ?? '' }));
  }
}
