import cluster, { type Worker } from 'node:cluster';
import type { Registry } from 'prom-client';
import { WorkerFigures, type Figures } from './worker-figures.js';

/** What a worker and the primary process say to each other of metrics; both ask, and both answer. */
interface Message {
  copydeskMetrics: 'ask' | 'answer';
  id: number;
  content?: unknown;
}

/** Sends to another process; `done` hears of it where that one is gone. Without it, that would end this process. */
type Send = (message: Message, done: (error: Error | null) => void) => void;

/** A worker that turns its event loop answers within some milliseconds. */
const WORKER_TIMEOUT_MS = 1_000;
/** Longer than the primary process waits for its workers. */
const PRIMARY_TIMEOUT_MS = 5_000;

const waiting = new Map<number, (content: unknown) => void>();
let asked = 0;

/** In the primary process: adds up the figures of all workers that listen for whichever of them asks. */
export function answerWorkers() {
  const figures = new WorkerFigures();
  cluster.on('listening', ({ id }) => figures.admit(id));
  cluster.on('exit', ({ id }) => figures.remove(id));
  cluster.on('message', (worker: Worker, message: Message) => {
    void receive(message, sendTo(worker), () => readAll(figures));
  });
}

/** In a worker: lets the primary process have its figures. */
export function joinWorkers(registry: Registry) {
  process.on('message', (message: Message) => {
    void receive(message, sendToPrimary, () => registry.getMetricsAsJSON());
  });
}

/** In a worker: the figures of all of them. Rejects where the primary process does not answer in time. */
export function askForAll(): Promise<string> {
  return ask(sendToPrimary, PRIMARY_TIMEOUT_MS) as Promise<string>;
}

/** Asks all workers at once, and does without those that are gone or silent. */
async function readAll(figures: WorkerFigures): Promise<string> {
  const fresh = new Set<number>();
  const read = async (workerId: number) => {
    const worker = cluster.workers?.[workerId];
    if (!worker) return;
    figures.note(workerId, (await ask(sendTo(worker), WORKER_TIMEOUT_MS)) as Figures);
    fresh.add(workerId);
  };
  await Promise.allSettled(figures.workerIds.map(read));
  return figures.write(fresh);
}

function ask(send: Send, timeoutMs: number): Promise<unknown> {
  const id = ++asked;
  let timer: NodeJS.Timeout;
  return new Promise<unknown>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('another process did not tell its metrics')), timeoutMs);
    waiting.set(id, resolve);
    send({ copydeskMetrics: 'ask', id }, (error) => error && reject(error));
  }).finally(() => {
    clearTimeout(timer);
    waiting.delete(id);
  });
}

async function receive(message: Message | undefined, send: Send, read: () => Promise<unknown>) {
  if (message?.copydeskMetrics === 'answer') waiting.get(message.id)?.(message.content);
  if (message?.copydeskMetrics !== 'ask') return;
  const content = await read();
  // Whoever asked and is gone by now needs no answer.
  send({ copydeskMetrics: 'answer', id: message.id, content }, () => undefined);
}

function sendTo(worker: Worker): Send {
  return (message, done) => worker.send(message, done);
}

const sendToPrimary: Send = (message, done) => process.send!(message, undefined, undefined, done);
