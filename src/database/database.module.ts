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

/** TypeORM, the hot pool and the notifier on one database. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly pool: HotPool,
    private readonly notifier: Notifier,
  ) {}

  static register(url: string, entities: DataSourceOptions['entities']): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({ ...databaseOptions(url, entities), retryAttempts: 3, retryDelay: 500 }),
      ],
      providers: [
        Changes,
        { provide: HotPool, inject: [Log], useFactory: (log: Log) => makePool(url, log) },
        { provide: Notifier, inject: [Log], useFactory: (log: Log) => startNotifier(url, log) },
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

async function startNotifier(url: string, log: Log): Promise<Notifier> {
  const notifier = new Notifier(url, log);
  await notifier.start();
  return notifier;
}
