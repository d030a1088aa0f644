import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { CHANNEL, Notifier } from '../database/notifier.js';

/** The statements of the authorization server. Each is a transaction of its own. */
@Injectable()
export class OAuthDatabase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: Notifier,
  ) {}

  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.pool.query<Row>(query);
  }

  /**
   * Ends a grant, and with it every code and token that hangs on it: here when this resolves, and in every other
   * process by notification of the same commit. One that has ended already changes nothing.
   */
  async endGrant(grantId: string): Promise<void> {
    await this.query({ name: 'oauth-end-grant', text: END_GRANT_SQL, values: [grantId, CHANNEL] });
    this.notifier.applyHere('g', grantId);
  }

  // TypeORM's own pool: it is wide enough that commits made side by side share their way to the disk.
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

const END_GRANT_SQL = `
  WITH ended AS (DELETE FROM oauth_grants WHERE id = $1 RETURNING id)
  SELECT pg_notify($2, 'g:' || id) FROM ended`;
