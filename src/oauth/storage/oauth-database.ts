import { Injectable } from '@nestjs/common';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { typeormPool } from '../../database/typeorm-pool.js';

/**
 * Runs the SQL statements of the authorization server, each in its own transaction, on TypeORM's pool. Unlike `HotPool`, it
 * has enough connections for concurrent commits to be flushed to disk together.
 */
@Injectable()
export class OAuthDatabase {
  constructor(private readonly dataSource: DataSource) {}

  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return typeormPool(this.dataSource).query<Row>(query);
  }
}
