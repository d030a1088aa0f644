import type { PoolConfig } from 'pg';
import type { DataSourceOptions } from 'typeorm';

/** How long a statement may take. Answers come within 10 s, so a hung database is given up before that. */
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 3_000;

/** How TypeORM talks to PostgreSQL; entities are given by whoever knows the features. */
export function databaseOptions(
  url: string,
  entities: DataSourceOptions['entities'] = [],
): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    synchronize: false,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'copydesk',
    extra: { max: 8, ...timeouts },
  };
}

/** The few connections of the hot paths: batched writes and counters. */
export function poolOptions(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'copydesk',
    max: 3,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...timeouts,
  };
}

const timeouts = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  // The client's own clock, for a server that has stopped answering at all.
  query_timeout: STATEMENT_TIMEOUT_MS + 500,
  keepAlive: true,
};
