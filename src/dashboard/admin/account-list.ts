import { Injectable } from '@nestjs/common';
import { HotPool } from '../../database/database.module.js';

/** An account as admins see it in a list. */
export interface ListedAccount {
  id: string;
  email: string;
  name: string;
  plan: string;
  isAdmin: boolean;
  suspendedAt: Date | null;
  createdAt: Date;
  /** Its requests and tokens of the last 30 days. */
  requests: number;
  tokens: number;
}

const PAGE_SIZE = 20;
const ORDERS = { newest: 'created_at DESC, id', busiest: 'requests DESC, id' } as const;

/** Lists accounts by pages, the newest or the busiest first. */
@Injectable()
export class AccountList {
  constructor(private readonly pool: HotPool) {}

  async page(search: string, page: number, order: keyof typeof ORDERS = 'newest') {
    const pattern = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
    const sql = `${LIST_SQL} ORDER BY ${ORDERS[order]} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
    const { rows } = await this.pool.query<ListedAccount & { total: number }>(sql, [pattern]);
    return { accounts: rows as ListedAccount[], pages: Math.ceil((rows[0]?.total ?? 0) / PAGE_SIZE) };
  }
}

const LIST_SQL = `
  SELECT account.id, account.email, account.name, account.plan, account.is_admin AS "isAdmin",
         account.suspended_at AS "suspendedAt", account.created_at AS "createdAt",
         coalesce(used.requests, 0)::float8 AS requests, coalesce(used.tokens, 0)::float8 AS tokens,
         count(*) OVER ()::int AS total
    FROM accounts account
    LEFT JOIN (SELECT account_id, sum(requests) AS requests, sum(input_tokens + output_tokens) AS tokens
                 FROM usage_days WHERE day > current_date - 30 GROUP BY account_id) used ON used.account_id = account.id
   WHERE $1::text IS NULL OR account.email ILIKE $1 OR account.name ILIKE $1`;
