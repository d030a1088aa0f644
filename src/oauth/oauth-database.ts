import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';

/** Runs the SQL statements of the authorization server. Each is its own transaction. */
@Injectable()
export class OAuthDatabase {
  constructor(private readonly dataSource: DataSource) {}

  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.pool.query<Row>(query);
  }

  // TypeORM's pool has enough connections for concurrent commits to be flushed to disk together.
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
