import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { Log } from '../common/logging/log.js';
import { AccountQueries, SingleReads } from './account-queries.js';
import { Changes } from './changes.js';
import { databaseOptions, poolOptions, probePoolOptions, shareConnections } from './database-options.js';
import { Flusher } from './flusher.js';
import { Janitor } from './janitor.js';
import { Notifier } from './notifier.js';

/** The connections of the hot paths (batched writes, look-ups of credentials). */
export class HotPool extends Pool {}

/** The one connection of the counters that every request asks: they never wait behind a slow list. */
export class CounterPool extends Pool {}

/** The one connection that asks whether the database answers and sends what the notification link must hear. */
export class ProbePool extends Pool {}

interface DatabaseModuleOptions {
  /** Past the pooler that `url` leads to; null where `url` leads to PostgreSQL itself. */
  directUrl?: string | null;
  /** False where nothing is cached, so that there is no need to hear of changes; others are told of ours all the same. */
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
        { provide: AccountQueries, useFactory: () => new AccountQueries(share.orm) },
        SingleReads,
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
        {
          provide: Janitor,
          inject: [HotPool, Log],
          useFactory: (pool: HotPool, log: Log) => new Janitor(pool, log),
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
        ProbePool,
        SingleReads,
      ],
    };
  }

  async onApplicationShutdown() {
    await this.notifier.close();
    await Promise.all([this.hotPool.end(), this.counterPool.end(), this.probePool.end()]);
  }
}

/**
 * Opens all connections of a pool of a service, so that its first requests wait for none. One that fails is opened when it
 * is needed: readiness reports a database that is away.
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
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  return pool;
}
