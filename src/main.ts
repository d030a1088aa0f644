import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { config as readDotenv } from 'dotenv';
import { once } from 'node:events';
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
import type { Tracing } from './tracing.js';

/** Opens what the service needs, serves until it is asked to stop, and closes all of it again. */
async function main() {
  readDotenv({ quiet: true });
  const config = loadConfig(process.env);
  const log = new Log(config.logLevel);
  const stop = stopSignal(log);
  const tracing = await startTracing(config);
  const database = await openDatabase(config, log);
  try {
    const foundation = { config, log, keyRing: openKeyRing(config), clock: new Clock() };
    const app = await createApp(foundation, database.url);
    tracing?.follow(app);
    await serve(app, foundation, database.url, stop).finally(() => app.close());
  } finally {
    await database.close();
    await tracing?.close();
  }
  log.info({}, 'stopped');
}

/** Loads what traces only where they are asked for; null where they are not. */
async function startTracing({ tracesEndpoint }: Config): Promise<Tracing | null> {
  if (tracesEndpoint === null) return null;
  const { Tracing } = await import('./tracing.js');
  return Tracing.start(tracesEndpoint);
}

async function serve(
  app: NestFastifyApplication,
  { config, log }: Foundation,
  databaseUrl: string,
  stop: AbortSignal,
) {
  const drain = new Drain(app);
  await listen(app, config);
  log.info({ port: config.port, host: config.host, models: config.models.map(({ id }) => id) }, 'ready');
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
