import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Log } from '../common/logging/log.js';
import { AccountQueries, SingleRowQueries } from './account-queries.js';
import { Changes } from './changes.js';
import { databaseOptions, poolOptions, probePoolOptions, shareConnections } from './database-options.js';
import { Flusher } from './flusher.js';
import { Janitor } from './janitor.js';
import { Notifier } from './notifier.js';
import { OwnConnections } from './own-connections.js';
import { Repeater } from './repeater.js';
import { ServicePool } from './service-pool.js';
import { typeormPool } from './typeorm-pool.js';

/** The connections of the hot paths (batched writes, look-ups of credentials). */
export class HotPool extends ServicePool {}

/** The connection of the rate-limit counters, which never wait for a slow list. */
export class CounterPool extends ServicePool {}

/** The connection that probes the database and sends the notifications that verify the link. */
export class ProbePool extends ServicePool {}

interface DatabaseModuleOptions {
  /** The direct URL if `url` is a pooler; null if `url` is PostgreSQL itself. */
  directUrl?: string | null;
  /** False if nothing is cached, so that no notifications are needed. Own changes are still sent to other processes. */
  listens?: boolean;
  /** Processes that share the database's connections. */
  processes?: number;
}

/** TypeORM, the hot pool and the notifier on one database. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly hotPool: HotPool,
    private readonly counterPool: CounterPool,
    private readonly probePool: ProbePool,
    private readonly notifier: Notifier,
  ) {}

  static register(
    url: string,
    entities: DataSourceOptions['entities'],
    { directUrl = null, listens = true, processes = 1 }: DatabaseModuleOptions = {},
  ): DynamicModule {
    const share = shareConnections(processes);
    const isPooled = directUrl !== null;
    const pool = (connectionsMax: number) => poolOptions(url, { connectionsMax, isPooled });
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...databaseOptions(url, entities, { connectionsMax: share.orm, isPooled }),
          retryAttempts: 3,
          retryDelay: 500,
        }),
      ],
      providers: [
        Changes,
        Flusher,
        Repeater,
        {
          provide: AccountQueries,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new AccountQueries(share.orm, typeormPool(dataSource)),
        },
        {
          provide: SingleRowQueries,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new SingleRowQueries(typeormPool(dataSource)),
        },
        {
          provide: HotPool,
          inject: [Log],
          useFactory: (log: Log) => opened(watched(new HotPool(pool(share.hot)), log), listens),
        },
        {
          provide: CounterPool,
          inject: [Log],
          useFactory: (log: Log) => opened(watched(new CounterPool(pool(1)), log), listens),
        },
        {
          provide: ProbePool,
          inject: [Log],
          useFactory: (log: Log) => watched(new ProbePool(probePoolOptions(url, isPooled)), log),
        },
        {
          provide: Notifier,
          inject: [ProbePool, Log],
          useFactory: async (sender: ProbePool, log: Log) => {
            const notifier = new Notifier(directUrl ?? url, sender, log);
            if (listens) await notifier.start();
            return notifier;
          },
        },
        { provide: OwnConnections, useFactory: () => new OwnConnections(directUrl ?? url) },
        {
          provide: Janitor,
          inject: [HotPool, Log, Repeater],
          useFactory: (pool: HotPool, log: Log, repeater: Repeater) => new Janitor(pool, log, repeater),
        },
      ],
      exports: [
        AccountQueries,
        Changes,
        CounterPool,
        Flusher,
        HotPool,
        Janitor,
        Notifier,
        OwnConnections,
        ProbePool,
        Repeater,
        SingleRowQueries,
      ],
    };
  }

  async onApplicationShutdown() {
    await this.notifier.close();
    await Promise.all([this.hotPool.end(), this.counterPool.end(), this.probePool.end()]);
  }
}

/**
 * Opens all connections of a pool, so that the first requests do not wait for them. A connection that fails is opened when
 * it is needed; readiness reports an unavailable database.
 */
async function opened<Connections extends Pool>(pool: Connections, isService: boolean): Promise<Connections> {
  if (!isService) return pool;
  const opening = Array.from({ length: pool.options.max }, () => pool.connect());
  for (const result of await Promise.allSettled(opening))
    if (result.status === 'fulfilled') result.value.release();
  return pool;
}

// Without a listener, an idle connection that breaks would end the process.
function watched<Connections extends Pool>(pool: Connections, log: Log): Connections {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection failed'));
  return pool;
}
