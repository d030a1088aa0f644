import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Log } from '../common/logging/log.js';
import type { Config } from '../config/config.js';
import { serveWorkerMetrics } from '../metrics/worker-metrics.js';

/** The environment variable with the URL of the database that the primary process has opened. */
const DATABASE_URL_VARIABLE = 'COPYDESK_WORKER_DATABASE_URL';

/** A worker that exits earlier may have failed to start, so its replacement is delayed. */
const STABLE_MS = 10_000;
const REPLACE_DELAY_MS = 250;
const REPLACE_DELAY_MAX_MS = 10_000;
/** The time that a worker has after the grace period to write pending counters. */
const CLOSE_TIMEOUT_MS = 15_000;

/** The first worker failed to start and has logged the reason. */
export class FirstWorkerExited extends Error {}

/** Returns the number of this worker; null in the primary process. */
export function currentWorker(): { id: number; databaseUrl: string } | null {
  if (!cluster.worker) return null;
  return { id: cluster.worker.id, databaseUrl: process.env[DATABASE_URL_VARIABLE]! };
}

/**
 * Runs `WORKERS` processes that share one port and replaces those that exit, until `stop` is aborted. Resolves when all
 * have exited. Rejects with `FirstWorkerExited` if the first one cannot start.
 */
export async function runWorkers(config: Config, databaseUrl: string, log: Log, stop: AbortSignal) {
  if (config.rateLimitStore === 'memory')
    log.warn(
      {},
      'RATE_LIMIT_STORE=memory: each worker counts separately, so limits are multiplied by the number of workers',
    );
  // Workers accept connections themselves. With round robin, a connection that was passed to a worker which exits before
  // it acknowledges it would stay open in the primary and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.resolve('../main.js')), args: [] });
  serveWorkerMetrics();
  const supervisor = new ClusterSupervisor({ [DATABASE_URL_VARIABLE]: databaseUrl }, log);
  stop.addEventListener('abort', () => supervisor.shutDown(stop.reason));
  // Ends the shutdown delay of the workers.
  process.on('SIGINT', () => supervisor.shutDown('SIGINT'));
  // Started alone, so that a startup error is logged once and first-start data is created once.
  if (!(await supervisor.startFirst()) && !stop.aborted) throw new FirstWorkerExited();
  if (!stop.aborted) await supervisor.startOthers(config.workers - 1);
  if (!stop.aborted) {
    log.info({ port: config.port, host: config.host, workers: config.workers }, 'ready');
    await once(stop, 'abort');
  }
  await supervisor.waitForExit(config.shutdownGraceSeconds * 1000 + CLOSE_TIMEOUT_MS);
}

/** Forks the workers and replaces those that exit. */
class ClusterSupervisor {
  private restartsWorkers = false;
  /** The signals that were forwarded. */
  private readonly stopSignals = new Set<string | null>();
  private rapidRestarts = 0;

  constructor(
    private readonly environment: Record<string, string>,
    private readonly log: Log,
  ) {}

  /** Resolves to whether the first worker is listening. */
  async startFirst(): Promise<boolean> {
    const isListening = await startsListening(this.fork());
    // A worker that is stopped while it starts still listens for a moment.
    this.restartsWorkers = isListening && this.stopSignals.size === 0;
    return isListening;
  }

  /** Resolves when each of the others is listening, or has exited and is being replaced. */
  async startOthers(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => startsListening(this.fork())));
  }

  /** Forwards a stop signal to all workers. */
  shutDown(signal: NodeJS.Signals) {
    this.restartsWorkers = false;
    this.stopSignals.add(signal);
    for (const worker of allWorkers()) worker.process.kill(signal);
  }

  /** Resolves when the last worker has exited; kills those that are still running after `timeoutMs`. */
  async waitForExit(timeoutMs: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const worker of allWorkers()) worker.process.kill('SIGKILL');
    }, timeoutMs);
    await Promise.all(allWorkers().map((worker) => once(worker, 'exit')));
    clearTimeout(timer);
  }

  private fork(): Worker {
    const forkedAt = performance.now();
    const worker = cluster.fork(this.environment);
    worker.once('exit', (code: number | null, signal: string | null) => {
      const exit = { worker: worker.id, code, signal };
      if (this.restartsWorkers) this.replace(exit, performance.now() - forkedAt);
      // A worker that was still loading when it was stopped has no handler yet: the signal itself ended it.
      else if (code !== 0 && !this.stopSignals.has(signal))
        this.log.error(exit, 'a worker failed and is not replaced');
    });
    // Without a listener, a failed send to a worker that has just exited would end the primary process.
    worker.on('error', (err: Error) => {
      this.log.warn({ worker: worker.id, err }, 'a worker could not be reached');
      // A process that could not be spawned emits no exit event.
      if (worker.process.pid === undefined) worker.emit('exit', null, null);
    });
    return worker;
  }

  private replace(exit: object, uptimeMs: number) {
    this.rapidRestarts = uptimeMs < STABLE_MS ? this.rapidRestarts + 1 : 0;
    const delayMs = Math.min(REPLACE_DELAY_MS * 2 ** this.rapidRestarts, REPLACE_DELAY_MAX_MS);
    this.log.warn({ ...exit, delayMs }, 'a worker exited and is replaced');
    setTimeout(() => {
      if (this.restartsWorkers) this.fork();
    }, delayMs);
  }
}

function allWorkers(): Worker[] {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  return workers.filter((worker) => !worker.isDead());
}

function startsListening(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.once('listening', () => resolve(true));
    worker.once('exit', () => resolve(false));
  });
}
