import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { HotPool } from '../../database/database.module.js';
import { dayOf } from '../../usage/usage-days.js';
import { beginningWith, cutPage, PAGE_SIZE } from '../frame/paging.js';

/** An account as admins see it in a list. */
export interface ListedAccount {
  id: string;
  email: string;
  name: string;
  plan: string;
  isAdmin: boolean;
  suspendedAt: Date | null;
  createdAt: Date;
  /** Its tokens of this calendar month. */
  tokens: number;
}

export const ACCOUNT_ORDERS = {
  '-opened': 'created_at DESC, id',
  opened: 'created_at, id DESC',
  email: 'lower(email) COLLATE "C", id',
  '-email': 'lower(email) COLLATE "C" DESC, id DESC',
  '-tokens': 'tokens DESC, id',
  tokens: 'tokens, id DESC',
} as const;
export type AccountOrder = keyof typeof ACCOUNT_ORDERS;
/** Of the accounts that a search finds by address and by name, the most that are put in order. */
const FOUND_MAX = 1_000;

/** Lists accounts by pages; those that used most, by this month's tokens. */
@Injectable()
export class AccountList {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  /** One page; `search` is the beginning of an address or of a name. */
  async page(search: string, page: number, order: AccountOrder) {
    const month = this.month();
    const byTokens = order === '-tokens' || order === 'tokens';
    const values = search ? [month, beginningWith(search)] : [month];
    const { rows } = await this.pool.query<ListedAccount>(
      listSql(search ? FOUND_SQL : 'SELECT * FROM accounts', ACCOUNT_ORDERS[order], byTokens, page),
      values,
    );
    return cutPage(rows);
  }

  /** The accounts that used most tokens this month; none that used nothing. */
  async busiest(): Promise<ListedAccount[]> {
    const cut = `ORDER BY tokens DESC, account_id LIMIT ${PAGE_SIZE}`;
    const first = `SELECT account_id AS id, tokens::float8 FROM usage_months WHERE month = $1 AND tokens > 0 ${cut}`;
    const { rows } = await this.pool.query<ListedAccount>(
      listedSql(accountsOf(first), ACCOUNT_ORDERS['-tokens']),
      [this.month()],
    );
    return rows;
  }

  private month(): string {
    return `${dayOf(this.clock.now()).slice(0, 7)}-01`;
  }
}

const FOUND_SQL = `
  SELECT * FROM accounts WHERE id = ANY(ARRAY(
    (SELECT id FROM accounts WHERE lower(email) COLLATE "C" LIKE $2 LIMIT ${FOUND_MAX})
    UNION (SELECT id FROM accounts WHERE lower(name) COLLATE "C" LIKE $2 LIMIT ${FOUND_MAX})))`;

const TOKENS = `
  coalesce((SELECT tokens FROM usage_months used WHERE used.account_id = account.id AND used.month = $1), 0)::float8`;

// Narrow rows are put in order; what else is shown of an account is read for the page alone.
const accountsOf = (first: string) => `
  SELECT account.*, first.tokens FROM (${first}) AS first JOIN accounts account ON account.id = first.id`;

const byTokensSql = (source: string, cut: string) => `
  SELECT source.id, coalesce(used.tokens, 0)::float8 AS tokens
    FROM (${source}) AS source
    LEFT JOIN usage_months used ON used.account_id = source.id AND used.month = $1 ${cut}`;

// The tokens are looked up for the page alone, unless it is them that decide what is on it.
function listSql(source: string, order: string, byTokens: boolean, page: number): string {
  const cut = `ORDER BY ${order} LIMIT ${PAGE_SIZE + 1} OFFSET ${(page - 1) * PAGE_SIZE}`;
  const listed = byTokens
    ? accountsOf(byTokensSql(source, cut))
    : `SELECT account.*, ${TOKENS} AS tokens FROM (SELECT * FROM (${source}) AS found ${cut}) AS account`;
  return listedSql(listed, order);
}

const listedSql = (listed: string, order: string) => `
  SELECT id, email, name, plan, is_admin AS "isAdmin", suspended_at AS "suspendedAt", created_at AS "createdAt", tokens
    FROM (${listed}) AS listed ORDER BY ${order}`;
