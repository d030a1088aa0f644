import { Injectable } from '@nestjs/common';
import { HotPool } from '../../database/database.module.js';
import { beginningWith, cutPage, PAGE_SIZE } from '../frame/paging.js';

/** An app as lists show it. */
export interface ListedApp {
  id: string;
  accountId: string;
  /** Its developer's e-mail address. */
  owner: string;
  name: string;
  isPublic: boolean;
  isVerified: boolean;
  redirectUris: string[];
  suspendedAt: Date | null;
  createdAt: Date;
}

/** What of the apps is asked for. */
interface AppFilter {
  /** Of one developer alone; undefined for all (admins). */
  accountId?: string;
  /** The beginning of a name. */
  search?: string;
  order: AppOrder;
  page: number;
}

export const APP_ORDERS = {
  '-registered': 'app.created_at DESC, app.id',
  registered: 'app.created_at, app.id DESC',
  name: 'lower(app.name) COLLATE "C", app.id',
  '-name': 'lower(app.name) COLLATE "C" DESC, app.id DESC',
} as const;
export type AppOrder = keyof typeof APP_ORDERS;

/** Lists apps by pages. */
@Injectable()
export class AppList {
  constructor(private readonly pool: HotPool) {}

  async page({ accountId, search, order, page }: AppFilter) {
    const values = [accountId ?? null, search ? beginningWith(search) : null];
    const { rows } = await this.pool.query<ListedApp>(listSql(APP_ORDERS[order], page), values);
    return cutPage(rows);
  }
}

const listSql = (order: string, page: number) => `
  SELECT app.id, app.account_id AS "accountId", account.email AS owner, app.name, app.is_public AS "isPublic",
         app.is_verified AS "isVerified", app.redirect_uris AS "redirectUris", app.suspended_at AS "suspendedAt",
         app.created_at AS "createdAt"
    FROM (SELECT * FROM oauth_clients app
           WHERE ($1::uuid IS NULL OR app.account_id = $1)
             AND ($2::text IS NULL OR lower(app.name) COLLATE "C" LIKE $2)
           ORDER BY ${order} LIMIT ${PAGE_SIZE + 1} OFFSET ${(page - 1) * PAGE_SIZE}) AS app
    JOIN accounts account ON account.id = app.account_id
   ORDER BY ${order}`;
