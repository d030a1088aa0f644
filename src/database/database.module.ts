import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { Log } from '../common/log.js';
import { Changes } from './changes.js';
import { databaseOptions, poolOptions } from './database-options.js';
import { Notifier } from './notifier.js';

/** The connections of the hot paths (batched writes, look-ups of credentials). */
export class HotPool extends Pool {}

interface DatabaseModuleOptions {
  /** False where nothing is cached, so that there is no need to hear of changes; others are told of ours all the same. */
  listens?: boolean;
}

/** TypeORM, the hot pool and the notifier on one database. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly pool: HotPool,
    private readonly notifier: Notifier,
  ) {}

  static register(
    url: string,
    entities: DataSourceOptions['entities'],
    { listens = true }: DatabaseModuleOptions = {},
  ): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({ ...databaseOptions(url, entities), retryAttempts: 3, retryDelay: 500 }),
      ],
      providers: [
        Changes,
        { provide: HotPool, inject: [Log], useFactory: (log: Log) => makePool(url, log) },
        { provide: Notifier, inject: [Log], useFactory: (log: Log) => makeNotifier(url, log, listens) },
      ],
      exports: [Changes, HotPool, Notifier],
    };
  }

  async onApplicationShutdown() {
    await this.notifier.close();
    await this.pool.end();
  }
}

function makePool(url: string, log: Log): HotPool {
  const pool = new HotPool(poolOptions(url));
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  return pool;
}

async function makeNotifier(url: string, log: Log, listens: boolean): Promise<Notifier> {
  const notifier = new Notifier(url, log);
  if (listens) await notifier.start();
  return notifier;
}
