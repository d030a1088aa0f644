import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, type Repository, type SelectQueryBuilder } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { Clock } from '../../common/time/clock.js';
import { AccountQueries, ALL_ACCOUNTS } from '../../database/account-queries.js';
import { dayOf } from '../../common/time/day-of.js';
import { UsageMonth } from '../../usage/usage-month.entity.js';
import { beginningWith } from '../../database/like-pattern.js';
import { cutPage, PAGE_SIZE } from '../frame/paging.js';

/** An account as admins see it in a list. */
export interface ListedAccount extends Account {
  /** Its tokens of this calendar month. */
  tokens: number;
}

// Except for the tokens, each order is that of an index, forwards or backwards.
const EMAIL = 'lower(account.email) COLLATE "C"';
const TOKENS = 'coalesce(used.tokens, 0)';
export const ACCOUNT_ORDERS = {
  '-opened': { 'account.createdAt': 'DESC', 'account.id': 'ASC' },
  opened: { 'account.createdAt': 'ASC', 'account.id': 'DESC' },
  email: { [EMAIL]: 'ASC', 'account.id': 'ASC' },
  '-email': { [EMAIL]: 'DESC', 'account.id': 'DESC' },
  '-tokens': { [TOKENS]: 'DESC', 'account.id': 'ASC' },
  tokens: { [TOKENS]: 'ASC', 'account.id': 'DESC' },
} as const;
export type AccountOrder = keyof typeof ACCOUNT_ORDERS;
/** The most accounts that a search sorts, by email address and by name. */
const FOUND_MAX = 1_000;

/** Lists accounts by pages, with this month's tokens. */
@Injectable()
export class AccountList {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    @InjectRepository(UsageMonth) private readonly months: Repository<UsageMonth>,
    private readonly queries: AccountQueries,
    private readonly clock: Clock,
  ) {}

  /** One page; `search` is the beginning of an email address or of a name. */
  page(search: string, page: number, order: AccountOrder) {
    return this.queries.run(ALL_ACCOUNTS, async () => {
      // Only ids are sorted; the other columns are read for the rows of the page.
      const query = this.accounts.createQueryBuilder('account').select('account.id', 'id');
      if (search) query.where(FOUND, { beginning: beginningWith(search) });
      if (order === 'tokens' || order === '-tokens') this.joinMonth(query);
      query.orderBy(ACCOUNT_ORDERS[order]).limit(PAGE_SIZE + 1);
      const found = await query.offset((page - 1) * PAGE_SIZE).getRawMany<{ id: string }>();
      return cutPage(await this.read(found.map(({ id }) => id)));
    });
  }

  /** Returns the accounts that used the most tokens this month; accounts without usage are omitted. */
  busiest(): Promise<ListedAccount[]> {
    return this.queries.run(ALL_ACCOUNTS, async () => {
      const used = await this.months.find({
        where: { month: this.month(), tokens: MoreThan(0) },
        order: { tokens: 'DESC', accountId: 'ASC' },
        take: PAGE_SIZE,
      });
      return this.read(used.map(({ accountId }) => accountId));
    });
  }

  private joinMonth(query: SelectQueryBuilder<Account>) {
    const isThisMonth = 'used.accountId = account.id AND used.month = :month';
    query.leftJoin(UsageMonth, 'used', isThisMonth, { month: this.month() });
  }

  /** Reads accounts and their tokens, in the order of the ids. */
  private async read(ids: string[]): Promise<ListedAccount[]> {
    const accounts = await this.accounts.findBy({ id: In(ids) });
    const used = await this.months.findBy({ accountId: In(ids), month: this.month() });
    const tokens = new Map(used.map((row) => [row.accountId, row.tokens]));
    const positions = new Map(ids.map((id, index) => [id, index]));
    return accounts
      .toSorted((a, b) => positions.get(a.id)! - positions.get(b.id)!)
      .map((account) => ({ ...account, tokens: tokens.get(account.id) ?? 0 }));
  }

  private month(): string {
    return `${dayOf(this.clock.now()).slice(0, 7)}-01`;
  }
}

const FOUND = `
  account.id = ANY(ARRAY(
    (SELECT id FROM accounts WHERE lower(email) COLLATE "C" LIKE :beginning LIMIT ${FOUND_MAX})
    UNION (SELECT id FROM accounts WHERE lower(name) COLLATE "C" LIKE :beginning LIMIT ${FOUND_MAX})))`;
