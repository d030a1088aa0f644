import { NestFactory } from '@nestjs/core';
import { Clock } from '../common/time/clock.js';
import { Log } from '../common/logging/log.js';
import { NestLogger } from '../common/logging/nest-logger.js';
import { ServicesModule } from '../commands/services.module.js';
import type { OpenServices } from '../commands/services.js';
import { loadConfig } from '../config/config.js';
import { openKeyRing } from '../config/secret-key.js';
import { entities } from '../entities.js';
import { openDatabase } from './open-database.js';
import { admitKeyRing } from '../secret-keys/admit-key-ring.js';

/**
 * Opens the services for commands, on the database of the service: shared with a running service, otherwise started,
 * migrated and stopped afterwards. Rejects with the signal's reason if `stop` is aborted before they are open.
 */
export async function openServices(variables: NodeJS.ProcessEnv, stop: AbortSignal): Promise<OpenServices> {
  const config = loadConfig({ ...variables, LOG_LEVEL: variables.LOG_LEVEL || 'warn' });
  const log = new Log(config.logLevel);
  const database = await openDatabase(config, log, stop);
  try {
    const keyRing = await admitKeyRing(
      openKeyRing(config),
      config.directDatabaseUrl ?? database.url,
      stop,
      log,
    );
    if (!keyRing) throw stop.reason;
    const context = { config, log, keyRing, clock: new Clock() };
    const app = await NestFactory.createApplicationContext(
      ServicesModule.register(context, database.url, entities),
      { logger: new NestLogger(log), abortOnError: false },
    );
    return {
      get: (type) => app.get(type, { strict: false }),
      close: () => app.close().finally(() => database.close()),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
