import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { config as readDotenv } from 'dotenv';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Clock } from './common/clock.js';
import { Log } from './common/log.js';
import { ConfigError, loadConfig, type Config } from './config/config.js';
import type { Foundation } from './config/config.module.js';
import { openKeyRing } from './config/secret-key.js';
import { createApp } from './create-app.js';
import { explainDatabaseFailure } from './database/explain-database-failure.js';
import { Drain } from './drain.js';
import { welcome } from './first-start.js';
import { ReadinessService } from './health/readiness.service.js';
import { listen } from './listen.js';
import { openDatabase } from './open-database.js';
import { runWorkers, whichWorker } from './workers.js';

/** How long writing down the last counts may take. */
const CLOSE_TIMEOUT_MS = 10_000;

/** Opens what the service needs, serves until it is asked to stop, and closes all of it again. */
async function main() {
  readDotenv({ quiet: true });
  const config = loadConfig(process.env);
  const worker = whichWorker();
  const log = new Log(config.logLevel, undefined, worker ? { worker: worker.id } : {});
  const stop = stopSignal(log);
  if (worker) {
    await serve(config, worker.databaseUrl, log, stop);
    return;
  }
  const database = await openDatabase(config, log);
  try {
    if (config.workers > 1) await runWorkers(config, database.url, log, stop);
    else await serve(config, database.url, log, stop);
  } finally {
    await database.close();
  }
  log.info({}, 'stopped');
}

async function serve(config: Config, databaseUrl: string, log: Log, stop: AbortSignal) {
  const foundation = { config, log, keyRing: openKeyRing(config), clock: new Clock() };
  const app = await createApp(foundation, databaseUrl);
  try {
    await serveRequests(app, foundation, databaseUrl, stop);
  } finally {
    // A database that is away may keep it from writing its last counts: that is no reason to stay for ever.
    await Promise.race([app.close(), delay(CLOSE_TIMEOUT_MS)]);
  }
}

async function serveRequests(
  app: NestFastifyApplication,
  { config, log }: Foundation,
  databaseUrl: string,
  stop: AbortSignal,
) {
  const drain = new Drain(app);
  await listen(app, config);
  const models = config.models.map(({ id }) => id);
  log.info({ port: config.port, host: config.host, models }, config.workers > 1 ? 'serving' : 'ready');
  // After `listen`, so that nothing is made or shown by a start that fails.
  const text = await welcome(app, databaseUrl);
  if (text) process.stdout.write(text);
  if (!stop.aborted) await once(stop, 'abort');
  app.get(ReadinessService).announceStop();
  await drain.finish(config.shutdownGraceSeconds * 1000);
}

/** Aborted by the first signal to stop, also while the service still starts; further ones change nothing. */
function stopSignal(log: Log): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!controller.signal.aborted) log.info({ signal }, 'stopping');
      controller.abort();
    });
  }
  return controller.signal;
}

function exitWith(error: unknown): never {
  process.stderr.write(`Copydesk can't start: ${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message.replace(/^(?=.*\n)/s, '\n');
  return explainDatabaseFailure(error) ?? (error instanceof Error ? error.stack : undefined) ?? String(error);
}

process.on('unhandledRejection', (error) => {
  process.stderr.write(
    `${JSON.stringify({ level: 'error', msg: 'unhandled rejection', err: String(error) })}\n`,
  );
});
// A log that nobody reads any more, or a full disk under it, is no reason to stop serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main().then(() => process.exit(0), exitWith);
