import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { Scope } from '../../common/scopes.js';
import { HotPool } from '../../database/database.module.js';

/** A key as lists show it. */
export interface ListedKey {
  id: string;
  accountId: string;
  /** Its owner's e-mail address. */
  owner: string;
  name: string;
  lastFour: string;
  scopes: Scope[];
  state: KeyState;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedReason: string | null;
}

export type KeyState = 'active' | 'rotating' | 'expired' | 'revoked';

/** What of the keys is asked for. */
export interface KeyFilter {
  /** Of one account alone; undefined for all (admins). */
  accountId?: string;
  /** A part of the name or of the owner's address, or the last four characters. */
  search?: string;
  state?: KeyState;
  sort?: KeySort;
  page: number;
}

export const KEY_SORTS = {
  created: 'created_at DESC',
  name: 'lower(name), created_at DESC',
  used: 'last_used_at DESC NULLS LAST',
  expires: 'expires_at ASC NULLS LAST',
} as const;
export type KeySort = keyof typeof KEY_SORTS;
const PAGE_SIZE = 20;

/** Lists keys by pages: the database sorts and cuts, however many there are. */
@Injectable()
export class KeyList {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  /** One key of whatever account, for admins; null where there is none. */
  async find(id: string): Promise<ListedKey | null> {
    const values = [new Date(this.clock.now()), null, null, null, id];
    const { rows } = await this.pool.query<ListedKey>(LIST_SQL, values);
    return rows[0] ?? null;
  }

  async page(filter: KeyFilter): Promise<{ keys: ListedKey[]; total: number; pages: number }> {
    const { accountId, search, state, sort = 'created', page } = filter;
    const pattern = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
    const values = [new Date(this.clock.now()), accountId ?? null, pattern, state ?? null, null];
    const order = `ORDER BY ${KEY_SORTS[sort]}, id LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
    const { rows } = await this.pool.query<ListedKey & { total: number }>(`${LIST_SQL} ${order}`, values);
    const total = rows[0]?.total ?? 0;
    return { keys: rows, total, pages: Math.ceil(total / PAGE_SIZE) };
  }
}

// A key whose successor exists and that still works is on its way out.
const LIST_SQL = `
  WITH listed AS (
    SELECT key.id, key.account_id, account.email AS owner, key.name, key.last_four, key.scopes, key.created_at,
           key.last_used_at, key.expires_at, key.revoked_reason,
           CASE WHEN key.revoked_at IS NOT NULL THEN 'revoked'
                WHEN key.expires_at <= $1 THEN 'expired'
                WHEN EXISTS (SELECT FROM api_keys successor WHERE successor.rotated_from = key.id) THEN 'rotating'
                ELSE 'active' END AS state
      FROM api_keys key JOIN accounts account ON account.id = key.account_id
     WHERE ($2::uuid IS NULL OR key.account_id = $2)
       AND ($5::uuid IS NULL OR key.id = $5)
       AND ($3::text IS NULL OR key.name ILIKE $3 OR account.email ILIKE $3 OR key.last_four ILIKE $3)
  )
  SELECT id, account_id AS "accountId", owner, name, last_four AS "lastFour", scopes, state,
         created_at AS "createdAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt",
         revoked_reason AS "revokedReason", count(*) OVER ()::int AS total
    FROM listed WHERE $4::text IS NULL OR state = $4`;
