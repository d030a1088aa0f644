import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { Log } from '../common/log.js';
import { AccountQueries } from './account-queries.js';
import { Changes } from './changes.js';
import { databaseOptions, poolOptions, shareConnections } from './database-options.js';
import { Flusher } from './flusher.js';
import { Janitor } from './janitor.js';
import { Notifier } from './notifier.js';

/** The connections of the hot paths (batched writes, look-ups of credentials). */
export class HotPool extends Pool {}

/** The one connection of the counters that every request asks: they never wait behind a slow list. */
export class CounterPool extends Pool {}

interface DatabaseModuleOptions {
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
    private readonly notifier: Notifier,
  ) {}

  static register(
    url: string,
    entities: DataSourceOptions['entities'],
    { listens = true, processes = 1 }: DatabaseModuleOptions = {},
  ): DynamicModule {
    const share = shareConnections(processes);
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...databaseOptions(url, entities, share.orm),
          retryAttempts: 3,
          retryDelay: 500,
        }),
      ],
      providers: [
        Changes,
        Flusher,
        { provide: AccountQueries, useFactory: () => new AccountQueries(share.orm) },
        {
          provide: HotPool,
          inject: [Log],
          useFactory: (log: Log) => watched(new HotPool(poolOptions(url, share.hot)), log),
        },
        {
          provide: CounterPool,
          inject: [Log],
          useFactory: (log: Log) => watched(new CounterPool(poolOptions(url, 1)), log),
        },
        { provide: Notifier, inject: [Log], useFactory: (log: Log) => makeNotifier(url, log, listens) },
        {
          provide: Janitor,
          inject: [HotPool, Log],
          useFactory: (pool: HotPool, log: Log) => new Janitor(pool, log),
        },
      ],
      exports: [AccountQueries, Changes, CounterPool, Flusher, HotPool, Janitor, Notifier],
    };
  }

  async onApplicationShutdown() {
    await this.notifier.close();
    await Promise.all([this.hotPool.end(), this.counterPool.end()]);
  }
}

// Without a listener, an idle connection that breaks would end the process.
function watched<Connections extends Pool>(pool: Connections, log: Log): Connections {
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  return pool;
}

async function makeNotifier(url: string, log: Log, listens: boolean): Promise<Notifier> {
  const notifier = new Notifier(url, log);
  if (listens) await notifier.start();
  return notifier;
}
