import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { Scope } from '../../common/scopes.js';
import { HotPool } from '../../database/database.module.js';
import { beginningWith, cutPage, PAGE_SIZE } from '../frame/paging.js';

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
  /**
   * The last four characters, or of the name: any part within one account, the beginning among all of them, where
   * it may also be the beginning of the owner's address.
   */
  search?: string;
  order?: KeyOrder;
  page: number;
}

// Each is the order of an index, forwards or backwards.
export const KEY_ORDERS = {
  '-created': 'key.created_at DESC, key.id',
  created: 'key.created_at, key.id DESC',
  name: 'lower(key.name) COLLATE "C", key.id',
  '-name': 'lower(key.name) COLLATE "C" DESC, key.id DESC',
  '-used': 'key.last_used_at DESC NULLS LAST, key.id',
  used: 'key.last_used_at NULLS FIRST, key.id DESC',
  expires: 'key.expires_at, key.id',
  '-expires': 'key.expires_at DESC, key.id DESC',
} as const;
export type KeyOrder = keyof typeof KEY_ORDERS;
/** Of the keys that a search among all accounts finds in each of its three ways, the most that are put in order. */
const FOUND_MAX = 1_000;
const OWNERS_MAX = 100;

/** Lists keys by pages. However many there are, a page costs what it shows and what comes before it. */
@Injectable()
export class KeyList {
  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
  ) {}

  /** One key of whatever account, for admins; null where there is none. */
  async find(id: string): Promise<ListedKey | null> {
    const rows = await this.read('SELECT id FROM api_keys WHERE id = $2', KEY_ORDERS.name, [id]);
    return rows[0] ?? null;
  }

  async page({ accountId, search, order = '-created', page }: KeyFilter) {
    const by = KEY_ORDERS[order];
    const cut = `ORDER BY ${by} LIMIT ${PAGE_SIZE + 1} OFFSET ${(page - 1) * PAGE_SIZE}`;
    const [source, values] = accountId ? ownKeys(accountId, search) : allKeys(search);
    return cutPage(await this.read(`SELECT key.id FROM (${source}) AS key ${cut}`, by, values));
  }

  private async read(ids: string, order: string, values: unknown[]): Promise<ListedKey[]> {
    const now = new Date(this.clock.now());
    const { rows } = await this.pool.query<ListedKey>(listSql(ids, order), [now, ...values]);
    return rows;
  }
}

function ownKeys(accountId: string, search: string | undefined): [string, unknown[]] {
  const own = 'SELECT * FROM api_keys WHERE account_id = $2 OFFSET 0';
  if (!search) return [own, [accountId]];
  const found = `SELECT * FROM (${own}) AS own WHERE lower(name) LIKE $3 OR lower(last_four) = $4`;
  return [found, [accountId, `%${beginningWith(search)}`, search.toLowerCase()]];
}

function allKeys(search: string | undefined): [string, unknown[]] {
  return search ? [FOUND_SQL, [beginningWith(search), search]] : ['SELECT * FROM api_keys', []];
}

const FOUND_SQL = `
  SELECT * FROM api_keys WHERE id = ANY(ARRAY(
    (SELECT id FROM api_keys WHERE lower(name) COLLATE "C" LIKE $2 LIMIT ${FOUND_MAX})
    UNION (SELECT id FROM api_keys WHERE last_four = $3 LIMIT ${FOUND_MAX})
    UNION (SELECT id FROM api_keys WHERE account_id = ANY(ARRAY(
             SELECT id FROM accounts WHERE lower(email) COLLATE "C" LIKE $2 LIMIT ${OWNERS_MAX})) LIMIT ${FOUND_MAX})))`;

// A key whose successor exists and that still works is on its way out.
const listSql = (ids: string, order: string) => `
  SELECT key.id, key.account_id AS "accountId", account.email AS owner, key.name, key.last_four AS "lastFour",
         key.scopes, key.created_at AS "createdAt", key.last_used_at AS "lastUsedAt",
         key.expires_at AS "expiresAt", key.revoked_reason AS "revokedReason",
         CASE WHEN key.revoked_at IS NOT NULL THEN 'revoked'
              WHEN key.expires_at <= $1 THEN 'expired'
              WHEN EXISTS (SELECT FROM api_keys successor WHERE successor.rotated_from = key.id) THEN 'rotating'
              ELSE 'active' END AS state
    FROM api_keys key JOIN accounts account ON account.id = key.account_id
   WHERE key.id IN (${ids})
   ORDER BY ${order}`;
