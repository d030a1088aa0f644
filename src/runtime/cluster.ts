import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Log } from '../common/logging/log.js';
import type { Config } from '../config/config.js';
import { answerWorkers } from '../metrics/worker-metrics.js';

/** Where a worker finds the database that the primary process opened. */
const DATABASE_URL_VARIABLE = 'COPYDESK_WORKER_DATABASE_URL';

/** A worker that lived for less than this may have died of its start: the next one waits a while. */
const STABLE_MS = 10_000;
const REPLACE_DELAY_MS = 250;
const REPLACE_DELAY_MAX_MS = 10_000;
/** What a worker may take beyond the grace, to write down what is not written yet. */
const CLOSE_TIMEOUT_MS = 15_000;

/** The first worker could not serve. It has said why, so nobody else needs to. */
export class FirstWorkerEnded extends Error {}

/** Which worker of `runWorkers` this process is; null where it is the one that the operator started. */
export function whichWorker(): { id: number; databaseUrl: string } | null {
  if (!cluster.worker) return null;
  return { id: cluster.worker.id, databaseUrl: process.env[DATABASE_URL_VARIABLE]! };
}

/**
 * Runs `WORKERS` processes that listen on the one port, and replaces those that die, until `stop` aborts; resolves
 * when all of them have finished. Rejects with `FirstWorkerEnded` where even the first of them can't start.
 */
export async function runWorkers(config: Config, databaseUrl: string, log: Log, stop: AbortSignal) {
  if (config.rateLimitStore === 'memory')
    log.warn(
      {},
      'RATE_LIMIT_STORE=memory: each worker counts separately, so limits are multiplied by the number of workers',
    );
  // Workers accept connections themselves. With round robin, a connection that was handed to a worker which dies before
  // it acknowledges it would stay open in the primary and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.resolve('../main.js')), args: [] });
  answerWorkers();
  const supervisor = new ClusterSupervisor({ [DATABASE_URL_VARIABLE]: databaseUrl }, log);
  stop.addEventListener('abort', () => supervisor.shutDown(stop.reason));
  // Ends the shutdown delay of the workers.
  process.on('SIGINT', () => supervisor.shutDown('SIGINT'));
  // Alone, so that what keeps the service from starting is said once, and what is made once has one maker.
  if (!(await supervisor.startFirst()) && !stop.aborted) throw new FirstWorkerEnded();
  if (!stop.aborted) await supervisor.startOthers(config.workers - 1);
  if (!stop.aborted) {
    log.info({ port: config.port, host: config.host, workers: config.workers }, 'ready');
    await once(stop, 'abort');
  }
  await supervisor.leave(config.shutdownGraceSeconds * 1000 + CLOSE_TIMEOUT_MS);
}

/** The workers, and those who take the places of the dead. */
class ClusterSupervisor {
  private replacesDead = false;
  private rapidRestarts = 0;

  constructor(
    private readonly environment: Record<string, string>,
    private readonly log: Log,
  ) {}

  /** Says whether the first worker came to listen. */
  async startFirst(): Promise<boolean> {
    this.replacesDead = await comesToListen(this.fork());
    return this.replacesDead;
  }

  /** Resolves when each of the others listens, or has died and is being replaced. */
  async startOthers(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => comesToListen(this.fork())));
  }

  /** Passes a signal to stop on to all workers. */
  shutDown(signal: NodeJS.Signals) {
    this.replacesDead = false;
    for (const worker of allWorkers()) worker.process.kill(signal);
  }

  /** Resolves when the last has gone; those that have not after `timeoutMs` are ended. */
  async leave(timeoutMs: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const worker of allWorkers()) worker.process.kill('SIGKILL');
    }, timeoutMs);
    await Promise.all(allWorkers().map((worker) => once(worker, 'exit')));
    clearTimeout(timer);
  }

  private fork(): Worker {
    const hiredAt = performance.now();
    const worker = cluster.fork(this.environment);
    worker.once('exit', (code: number | null, signal: string | null) => {
      const death = { worker: worker.id, code, signal };
      if (this.replacesDead) this.replace(death, performance.now() - hiredAt);
      else if (code !== 0) this.log.error(death, 'a worker ended');
    });
    // Without a listener, what could not be sent to one that just died would end the primary process, and all with it.
    worker.on('error', (err: Error) => {
      this.log.warn({ worker: worker.id, err }, 'a worker could not be reached');
      // A process that could not be made has no end that anybody is told of.
      if (worker.process.pid === undefined) worker.emit('exit', null, null);
    });
    return worker;
  }

  private replace(death: object, livedMs: number) {
    this.rapidRestarts = livedMs < STABLE_MS ? this.rapidRestarts + 1 : 0;
    const delayMs = Math.min(REPLACE_DELAY_MS * 2 ** this.rapidRestarts, REPLACE_DELAY_MAX_MS);
    this.log.warn({ ...death, delayMs }, 'a worker exited and is replaced');
    setTimeout(() => {
      if (this.replacesDead) this.fork();
    }, delayMs);
  }
}

function allWorkers(): Worker[] {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  return workers.filter((worker) => !worker.isDead());
}

function comesToListen(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.once('listening', () => resolve(true));
    worker.once('exit', () => resolve(false));
  });
}
