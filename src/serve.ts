import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Clock } from './common/clock.js';
import { scheduleStartupCleanup } from './common/startup-cleanup.js';
import type { Log } from './common/log.js';
import type { Config } from './config/config.js';
import { openKeyRing } from './config/secret-key.js';
import { createApp } from './create-app.js';
import { Drain } from './drain.js';
import { welcome } from './first-start.js';
import { TextsUnderWay } from './generation/texts-under-way.js';
import { ReadinessService } from './health/readiness.service.js';
import { listen } from './listen.js';
import { admitKeyRing } from './secret-keys/admit-key-ring.js';
import type { Tracing } from './tracing.js';

/** How long writing down the last counts may take. */
const CLOSE_TIMEOUT_MS = 10_000;

/** Serves requests in this process until `stop` aborts; then finishes what runs and writes down what is left. */
export async function serve(config: Config, databaseUrl: string, log: Log, stop: AbortSignal): Promise<void> {
  const tracing = await startTracing(config);
  const keyRing = await admitKeyRing(openKeyRing(config), databaseUrl, stop);
  if (!keyRing) return tracing?.close();
  const foundation = { config, log, keyRing, clock: new Clock() };
  const app = await createApp(foundation, databaseUrl);
  tracing?.follow(app);
  try {
    await serveRequests(app, config, databaseUrl, log, stop);
  } finally {
    // A database that is away may keep the last counts from being written: no reason to stay for ever.
    await Promise.race([app.close(), delay(CLOSE_TIMEOUT_MS)]);
    await tracing?.close();
  }
}

/** Loads what traces only where they are asked for; null where they are not. */
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
  await listen(app, config);
  const models = config.models.map(({ id }) => id);
  const detail = { pid: process.pid, port: config.port, host: config.host, models };
  log.info(detail, config.workers > 1 ? 'serving' : 'ready');
  // After `listen`, so that nothing is made or shown by a start that fails.
  const text = await welcome(app, databaseUrl, stop);
  if (text) process.stdout.write(text);
  scheduleStartupCleanup();
  if (!stop.aborted) await once(stop, 'abort');
  app.get(ReadinessService).announceStop();
  const stopBy = performance.now() + config.shutdownGraceSeconds * 1000;
  const leftMs = () => Math.max(0, stopBy - performance.now());
  await drain.finish(leftMs());
  // A text with an idempotency key is finished for callers who are gone too; connections and texts share the grace.
  await app.get(TextsUnderWay).finish(leftMs());
}
