import type { PoolConfig } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { readDatabaseTls } from '../config/database-tls.js';
import { PooledClient } from './pooled-client.js';
import { PostgresNamingStrategy } from './postgres-naming-strategy.js';
import { SERVICE_DRIVER } from './service-pool.js';
import { WatchedClient } from './watched-client.js';

const APPLICATION_NAME = 'copydesk';

/** The statement timeout: PostgreSQL cancels a statement before the client closes the connection. */
export const STATEMENT_TIMEOUT_MS = WatchedClient.answerMaxMs - 500;
/** Together with the query timeout, less than the 10 s in which every request gets a response. */
const CONNECT_TIMEOUT_MS = 3_000;
/** The query timeout of the monitoring connections, with a margin for a busy machine. */
export const PROBE_TIMEOUT_MS = 1_500;

/** PostgreSQL allows 100 by default, 3 of them to its superuser; the rest is for the command line and for people. */
const CONNECTIONS_MAX = 88;

/**
 * The maximum number of connections of a process, by pool. In addition, it has one for counters, one for probes and one
 * for notifications.
 */
interface ConnectionShare {
  orm: number;
  hot: number;
}

/** The share of a process when several run together, so that all of them fit a server with 100 connections. */
export function shareConnections(processes: number): ConnectionShare {
  const rest = Math.floor(CONNECTIONS_MAX / processes) - 3;
  const hot = clamp(Math.floor(rest / 2), 2, 3);
  return { hot, orm: clamp(rest - hot, 1, 8) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

interface PoolSettings {
  connectionsMax: number;
  /** Whether the URL leads to a connection pooler (PgBouncer), which may run each transaction on another session. */
  isPooled: boolean;
}

/** How TypeORM talks to PostgreSQL. */
export function databaseOptions(
  url: string,
  entities: DataSourceOptions['entities'] = [],
  { connectionsMax, isPooled }: PoolSettings = { connectionsMax: shareConnections(1).orm, isPooled: false },
): DataSourceOptions {
  const { connectionString, ssl } = readDatabaseTls(url);
  return {
    type: 'postgres',
    driver: SERVICE_DRIVER,
    url: connectionString,
    ...(ssl !== undefined && { ssl }),
    entities,
    synchronize: false,
    namingStrategy: new PostgresNamingStrategy(),
    // gen_random_uuid(), which PostgreSQL has without an extension.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    // Connections stay open once they are needed: on a busy machine, a new one takes seconds.
    extra: { max: connectionsMax, min: connectionsMax, ...watchedConnections(isPooled) },
  };
}

/** The small pool for statements of every request. */
export function poolOptions(url: string, { connectionsMax, isPooled }: PoolSettings): PoolConfig {
  return {
    ...readDatabaseTls(url),
    max: connectionsMax,
    // Idle connections stay open, so that no request after a pause waits for a new one.
    min: connectionsMax,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...watchedConnections(isPooled),
  };
}

/** The connection that probes the database; it never waits for requests. */
export function probePoolOptions(url: string, isPooled: boolean): PoolConfig {
  return {
    ...readDatabaseTls(url),
    ...(!isPooled && { application_name: `${APPLICATION_NAME} probe` }),
    max: 1,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    keepAlive: true,
  };
}

/**
 * Two limits: PostgreSQL cancels a statement that takes too long, and the client closes the connection to a server that
 * does not respond. A pooler rejects start parameters, so there the first limit is a pooler setting (docs/operations.md).
 */
function watchedConnections(isPooled: boolean): PoolConfig {
  if (isPooled) return { Client: PooledClient, keepAlive: true };
  return {
    Client: WatchedClient,
    application_name: APPLICATION_NAME,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  };
}
