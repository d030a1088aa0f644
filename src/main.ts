import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { config as readDotenv } from 'dotenv';
import { Clock } from './common/clock.js';
import { Log } from './common/log.js';
import { ConfigError, loadConfig } from './config/config.js';
import { openKeyRing } from './config/secret-key.js';
import { createApp } from './create-app.js';
import { welcome } from './first-start.js';
import { openDatabase, type OpenDatabase } from './open-database.js';

async function main() {
  readDotenv({ quiet: true });
  const config = loadConfig(process.env);
  const log = new Log(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    const foundation = { config, log, keyRing: openKeyRing(config), clock: new Clock() };
    const app = await createApp(foundation, database.url);
    stopOnSignal(app, database, log, config.shutdownGraceSeconds);
    await app.listen(config.port, config.host);
    log.info({ port: config.port, host: config.host, models: config.models.map(({ id }) => id) }, 'ready');
    // After `listen`, so that nothing is made or shown by a start that fails.
    const text = await welcome(app, database.url);
    if (text) process.stdout.write(text);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Stops accepting, finishes what runs (for as long as the grace lasts), closes the database, exits 0. */
function stopOnSignal(app: NestFastifyApplication, database: OpenDatabase, log: Log, graceSeconds: number) {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    const grace = setTimeout(() => app.getHttpServer().closeAllConnections(), graceSeconds * 1000);
    await app.close();
    clearTimeout(grace);
    await database.close();
    log.info({}, 'stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal).catch((error: unknown) => exitWith(error)));
  }
}

function exitWith(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Copydesk can't start:\n${error.message}`;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return "Copydesk can't start: PORT is in use by another program";
  if (code === 'ECONNREFUSED')
    return `Copydesk can't start: the database of DATABASE_URL refuses connections (${message})`;
  return `Copydesk can't start: ${stack ?? message}`;
}

process.on('unhandledRejection', (error) => {
  process.stderr.write(
    `${JSON.stringify({ level: 'error', msg: 'unhandled rejection', err: String(error) })}\n`,
  );
});

main().catch(exitWith);
