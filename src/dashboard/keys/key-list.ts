import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository, type SelectQueryBuilder } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { ApiKey } from '../../api-keys/api-key.entity.js';
import { Clock } from '../../common/time/clock.js';
import { AccountQueries, ALL_ACCOUNTS } from '../../database/account-queries.js';
import { beginningWith } from '../../database/like-pattern.js';
import { cutPage, PAGE_SIZE } from '../frame/paging.js';
import { keyState, type KeyState } from './key-state.js';

/** A key as lists show it. */
export interface ListedKey extends ApiKey {
  /** The email address of its account. */
  owner: string;
  state: KeyState;
}

/** The filter, order and page of a list. */
interface KeyFilter {
  /** Keys of one account; undefined for all (admins). */
  accountId?: string;
  /**
   * The last four characters, the id, or a part of the name. Among all accounts: the beginning of the name or of the
   * account's email address.
   */
  search?: string;
  order?: KeyOrder;
  page: number;
}

// Each order is that of an index, forwards or backwards.
const NAME = 'lower(key.name) COLLATE "C"';
export const KEY_ORDERS = {
  '-created': { 'key.createdAt': 'DESC', 'key.id': 'ASC' },
  created: { 'key.createdAt': 'ASC', 'key.id': 'DESC' },
  name: { [NAME]: 'ASC', 'key.id': 'ASC' },
  '-name': { [NAME]: 'DESC', 'key.id': 'DESC' },
  '-used': { 'key.lastUsedAt': { order: 'DESC', nulls: 'NULLS LAST' }, 'key.id': 'ASC' },
  used: { 'key.lastUsedAt': { order: 'ASC', nulls: 'NULLS FIRST' }, 'key.id': 'DESC' },
  expires: { 'key.expiresAt': 'ASC', 'key.id': 'ASC' },
  '-expires': { 'key.expiresAt': 'DESC', 'key.id': 'DESC' },
} as const;
export type KeyOrder = keyof typeof KEY_ORDERS;
/** The most keys that a search over all accounts sorts, for each of its three conditions. */
const FOUND_MAX = 1_000;
const OWNERS_MAX = 100;

/** Lists keys by pages. The cost of a page depends on what it shows and skips, not on how many keys there are. */
@Injectable()
export class KeyList {
  constructor(
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly queries: AccountQueries,
    private readonly clock: Clock,
  ) {}

  /** Finds a key of any account, for admins; null if there is none. */
  find(id: string): Promise<ListedKey | null> {
    return this.queries.run(ALL_ACCOUNTS, async () => {
      const [found] = await this.describe(await this.keys.findBy({ id }));
      return found ?? null;
    });
  }

  page({ accountId, search, order = '-created', page }: KeyFilter) {
    return this.queries.run(accountId ?? ALL_ACCOUNTS, async () => {
      const query = this.keys.createQueryBuilder('key').orderBy(KEY_ORDERS[order]);
      query.limit(PAGE_SIZE + 1).offset((page - 1) * PAGE_SIZE);
      if (accountId) whereOwned(query, accountId, search);
      else if (search) query.where(FOUND, { beginning: beginningWith(search), search });
      return cutPage(await this.describe(await query.getMany()));
    });
  }

  /** Adds the owners and states of the keys on one page. */
  private async describe(keys: ApiKey[]): Promise<ListedKey[]> {
    const owners = await this.accounts.findBy({ id: In(keys.map(({ accountId }) => accountId)) });
    const emails = new Map(owners.map(({ id, email }) => [id, email]));
    const ids = In(keys.map(({ id }) => id));
    const successors = await this.keys.find({ select: { rotatedFrom: true }, where: { rotatedFrom: ids } });
    const replaced = new Set(successors.map(({ rotatedFrom }) => rotatedFrom));
    const now = this.clock.now();
    return keys.map((key) => ({
      ...key,
      owner: emails.get(key.accountId) ?? '',
      state: keyState(key, replaced.has(key.id), now),
    }));
  }
}

// The account's keys are found first, then sorted: the index of an order would lead past the keys of all accounts.
function whereOwned(query: SelectQueryBuilder<ApiKey>, accountId: string, search: string | undefined) {
  query.where('key.id = ANY(ARRAY(SELECT id FROM api_keys WHERE account_id = :accountId))', { accountId });
  if (!search) return;
  const values = { part: `%${beginningWith(search)}`, exact: search.toLowerCase() };
  const isExact = 'lower(key.lastFour) = :exact OR key.id::text = :exact';
  query.andWhere(`(lower(key.name) LIKE :part OR ${isExact})`, values);
}

const FOUND = `
  key.id = ANY(ARRAY(
    (SELECT id FROM api_keys WHERE lower(name) COLLATE "C" LIKE :beginning LIMIT ${FOUND_MAX})
    UNION (SELECT id FROM api_keys WHERE last_four = :search LIMIT ${FOUND_MAX})
    UNION (SELECT id FROM api_keys WHERE account_id = ANY(ARRAY(
             SELECT id FROM accounts WHERE lower(email) COLLATE "C" LIKE :beginning LIMIT ${OWNERS_MAX})) LIMIT ${FOUND_MAX})))`;
