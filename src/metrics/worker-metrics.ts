import cluster, { type Worker } from 'node:cluster';
import type { Registry } from 'prom-client';
import { WorkerFigures, type Figures } from './worker-figures.js';

/** Messages about metrics between workers and the primary process; both send requests and responses. */
interface Message {
  copydeskMetrics: 'request' | 'response';
  id: number;
  content?: unknown;
}

/** Sends to another process; `done` receives the error if it has exited, which would otherwise end this process. */
type Send = (message: Message, done: (error: Error | null) => void) => void;

/** A responsive worker replies within milliseconds. */
const WORKER_TIMEOUT_MS = 1_000;
/** Longer than the primary process waits for its workers. */
const PRIMARY_TIMEOUT_MS = 5_000;

const waiting = new Map<number, (content: unknown) => void>();
let lastId = 0;

/** In the primary process: adds up the metrics of all workers for the one that requests them. */
export function serveWorkerMetrics() {
  const figures = new WorkerFigures();
  cluster.on('listening', ({ id }) => figures.admit(id));
  cluster.on('exit', ({ id }) => figures.remove(id));
  cluster.on('message', (worker: Worker, message: Message) => {
    void receive(message, sendTo(worker), () => readAll(figures));
  });
}

/** In a worker: sends its metrics to the primary process on request. */
export function joinWorkers(registry: Registry) {
  process.on('message', (message: Message) => {
    void receive(message, sendToPrimary, () => registry.getMetricsAsJSON());
  });
}

/** In a worker: returns the metrics of all workers. Rejects if the primary process does not reply in time. */
export function collectMetrics(): Promise<string> {
  return request(sendToPrimary, PRIMARY_TIMEOUT_MS) as Promise<string>;
}

/** Queries all workers in parallel, ignoring those that have exited or do not respond. */
async function readAll(figures: WorkerFigures): Promise<string> {
  const fresh = new Set<number>();
  const read = async (workerId: number) => {
    const worker = cluster.workers?.[workerId];
    if (!worker) return;
    figures.note(workerId, (await request(sendTo(worker), WORKER_TIMEOUT_MS)) as Figures);
    fresh.add(workerId);
  };
  await Promise.allSettled(figures.workerIds.map(read));
  return figures.write(fresh);
}

function request(send: Send, timeoutMs: number): Promise<unknown> {
  const id = ++lastId;
  let timer: NodeJS.Timeout;
  return new Promise<unknown>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('another process did not report its metrics')), timeoutMs);
    waiting.set(id, resolve);
    send({ copydeskMetrics: 'request', id }, (error) => error && reject(error));
  }).finally(() => {
    clearTimeout(timer);
    waiting.delete(id);
  });
}

async function receive(message: Message | undefined, send: Send, read: () => Promise<unknown>) {
  if (message?.copydeskMetrics === 'response') waiting.get(message.id)?.(message.content);
  if (message?.copydeskMetrics !== 'request') return;
  const content = await read();
  // A requester that has exited needs no response.
  send({ copydeskMetrics: 'response', id: message.id, content }, () => undefined);
}

function sendTo(worker: Worker): Send {
  return (message, done) => worker.send(message, done);
}

const sendToPrimary: Send = (message, done) => process.send!(message, undefined, undefined, done);
