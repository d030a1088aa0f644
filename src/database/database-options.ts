import type { PoolConfig } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { PostgresNamingStrategy } from './postgres-naming-strategy.js';
import { WatchedClient } from './watched-client.js';

/** How long a statement may take: PostgreSQL ends it before we give up the connection. */
const STATEMENT_TIMEOUT_MS = WatchedClient.answerMaxMs - 500;
const CONNECT_TIMEOUT_MS = 2_000;

/** PostgreSQL allows 100 by default, 3 of them to its superuser; the rest is for the command line and for people. */
const CONNECTIONS_MAX = 88;

/** The most connections that one process opens, by what they are for. One more each counts, and one listens. */
export interface ConnectionShare {
  orm: number;
  hot: number;
}

/** A process's share where so many serve together: 17 at most fit a server that allows 100 connections. */
export function shareConnections(processes: number): ConnectionShare {
  const rest = Math.floor(CONNECTIONS_MAX / processes) - 2;
  const hot = clamp(Math.floor(rest / 2), 2, 3);
  return { hot, orm: clamp(rest - hot, 1, 8) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** How TypeORM talks to PostgreSQL; entities are given by whoever knows the features. */
export function databaseOptions(
  url: string,
  entities: DataSourceOptions['entities'] = [],
  connectionsMax = shareConnections(1).orm,
): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    synchronize: false,
    namingStrategy: new PostgresNamingStrategy(),
    // gen_random_uuid(), which PostgreSQL has without an extension.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'copydesk',
    extra: { max: connectionsMax, ...watchedConnections },
  };
}

/** The few connections of what happens on every request. */
export function poolOptions(url: string, connectionsMax: number): PoolConfig {
  return {
    connectionString: url,
    application_name: 'copydesk',
    max: connectionsMax,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...watchedConnections,
  };
}

/** The client's own clock is for a server that has stopped answering at all. */
const watchedConnections = {
  Client: WatchedClient,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  keepAlive: true,
};
