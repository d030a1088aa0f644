import 'reflect-metadata';
import { Log } from './common/logging/log.js';
import { loadConfig } from './config/config.js';
import { describeMistyped, findMistypedVariables } from './config/mistyped-variables.js';
import { readDotenv } from './config/read-dotenv.js';
import { lockDataDir } from './runtime/data-dir-lock.js';
import { explainStartFailure } from './runtime/explain-start-failure.js';
import { openDatabase } from './runtime/open-database.js';
import { FirstWorkerExited, runWorkers, currentWorker } from './runtime/cluster.js';
import type { serve } from './runtime/serve.js';
import { endWithin } from './runtime/stop-deadline.js';

/** Opens the service's resources, serves until it is stopped, and closes them. */
async function main() {
  readDotenv();
  const config = loadConfig(process.env);
  const worker = currentWorker();
  const log = new Log(config.logLevel, undefined, worker ? { worker: worker.id } : {});
  const stop = stopSignal(log);
  if (worker) return serveHere(config, worker.databaseUrl, log, stop);
  for (const mistyped of findMistypedVariables(process.env))
    log.warn({ variable: mistyped.name }, describeMistyped(mistyped));
  if (config.webhooksAllowPrivate)
    log.warn(
      { variable: 'WEBHOOKS_ALLOW_PRIVATE' },
      'webhooks may call private addresses and http URLs, which is for development only',
    );
  const database = await endWithin(config.shutdownGraceSeconds, stop, openDatabase(config, log, stop));
  try {
    await lockDataDir(config, stop);
    const run = config.workers > 1 ? runWorkers : serveHere;
    if (!stop.aborted) await run(config, database.url, log, stop);
  } finally {
    await database.close();
  }
  log.info({}, 'stopped');
}

/** Loads the modules of the service only in a process that serves: the primary process of workers does without them. */
const serveHere: typeof serve = async (...context) => (await import('./runtime/serve.js')).serve(...context);

/** Returns a signal that the first SIGTERM or SIGINT aborts, during startup too; the name of that one is its reason. */
function stopSignal(log: Log): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!controller.signal.aborted) log.info({ signal }, 'stopping');
      controller.abort(signal);
    });
  }
  return controller.signal;
}

function exitWith(error: unknown): never {
  if (!(error instanceof FirstWorkerExited))
    process.stderr.write(`Copydesk cannot start: ${explainStartFailure(error)}\n`);
  process.exit(1);
}

process.on('unhandledRejection', (error) => {
  process.stderr.write(
    `${JSON.stringify({ level: 'error', msg: 'unhandled rejection', err: String(error) })}\n`,
  );
});
// Keep serving when stdout or stderr is closed or the disk is full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main().then(() => process.exit(0), exitWith);
