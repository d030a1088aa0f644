import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseFailure } from '../common/errors/database-failure.js';
import { Clock } from '../common/time/clock.js';
import { flushCompileCacheSoon } from '../common/time/flush-compile-cache.js';
import type { Log } from '../common/logging/log.js';
import type { Config } from '../config/config.js';
import { openKeyRing } from '../config/secret-key.js';
import { announceModels } from './announce-models.js';
import { createApp } from './create-app.js';
import { Drain } from './drain.js';
import { printFirstStart } from './first-start-secrets.js';
import { checkAdminPassword, seedAdmin } from './seed-admin.js';
import { shutDownGracefully } from './graceful-shutdown.js';
import { listen } from './listen.js';
import { ModelCatalogue } from '../models/model-catalogue.js';
import { admitKeyRing } from '../secret-keys/admit-key-ring.js';
import type { Tracing } from './tracing.js';

/** How long flushing the last counters may take. */
const CLOSE_TIMEOUT_MS = 10_000;
const SEED_PAUSE_MS = 1_000;

/** Serves requests in this process until `stop` is aborted, then drains open requests and flushes pending writes. */
export async function serve(config: Config, databaseUrl: string, log: Log, stop: AbortSignal): Promise<void> {
  const tracing = await startTracing(config);
  const keyRing = await admitKeyRing(openKeyRing(config), config.directDatabaseUrl ?? databaseUrl, stop, log);
  if (!keyRing) return tracing?.close();
  const context = { config, log, keyRing, clock: new Clock() };
  const app = await createApp(context, databaseUrl);
  tracing?.follow(app);
  try {
    await serveRequests(app, config, databaseUrl, log, stop);
  } finally {
    await closeWithin(CLOSE_TIMEOUT_MS, app);
    await tracing?.close();
  }
}

/** Loads the tracing libraries only if tracing is configured; returns null otherwise. */
async function startTracing({ tracesEndpoint }: Config): Promise<Tracing | null> {
  if (tracesEndpoint === null) return null;
  const { Tracing } = await import('./tracing.js');
  return Tracing.start(tracesEndpoint);
}

async function serveRequests(
  app: NestFastifyApplication,
  config: Config,
  databaseUrl: string,
  log: Log,
  stop: AbortSignal,
) {
  const drain = new Drain(app);
  await checkAdminPassword(app);
  await listen(app, config);
  const models = (await app.get(ModelCatalogue).current()).map(({ id }) => id);
  const detail = { pid: process.pid, port: config.port, host: config.host, models };
  log.info(detail, config.workers > 1 ? 'serving' : 'ready');
  // After `listen`: a start that fails must not create or print anything.
  const text = await seedWhenAvailable(app, config.directDatabaseUrl ?? databaseUrl, log, stop);
  if (text) void printFirstStart(text, config, log);
  else void announceModels(app);
  flushCompileCacheSoon();
  if (!stop.aborted) await once(stop, 'abort');
  await shutDownGracefully(app, drain, config, stop.reason);
}

/**
 * Seeds the database; repeats that while it is unavailable. The service is serving by then, so a crash of PostgreSQL in
 * this moment must not end it.
 */
async function seedWhenAvailable(
  app: NestFastifyApplication,
  databaseUrl: string,
  log: Log,
  stop: AbortSignal,
): Promise<string | null> {
  while (!stop.aborted) {
    try {
      return await seedAdmin(app, databaseUrl, stop);
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      log.warn({ err: error }, 'the database is unavailable; retrying the first-start setup');
      await delay(SEED_PAUSE_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
  return null;
}

/** Closes the app, but does not wait forever for an unavailable database. */
async function closeWithin(timeoutMs: number, app: NestFastifyApplication): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, timeoutMs);
  await Promise.race([app.close(), timeout.promise]).finally(() => clearTimeout(timer));
}
