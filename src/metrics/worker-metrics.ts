import cluster, { type Worker } from 'node:cluster';
import prometheus, { type Registry } from 'prom-client';

/** What a worker and the primary process say to each other of metrics. */
interface Message {
  copydeskMetrics: number;
  text?: string;
}

/** Longer than the library waits for each of the workers. */
const ANSWER_TIMEOUT_MS = 6_000;

const waiting = new Map<number, (text: string) => void>();
let asked = 0;

/** In the primary process: adds up the figures of all workers for whichever of them asks. */
export function answerWorkers() {
  const aggregate = new prometheus.AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: Message) => {
    if (message?.copydeskMetrics === undefined) return;
    const answer = (text?: string) => worker.send({ ...message, text } satisfies Message);
    // A worker that dies on the way answers nothing; the next scrape is due soon.
    aggregate.clusterMetrics().then(answer, () => answer());
  });
}

/** In a worker: lets the primary process have its figures. */
export function joinWorkers(registry: Registry) {
  prometheus.AggregatorRegistry.setRegistries([registry]);
  void new prometheus.AggregatorRegistry();
  process.on('message', ({ copydeskMetrics, text }: Message) => {
    if (text !== undefined) waiting.get(copydeskMetrics)?.(text);
  });
}

/** In a worker: the figures of all of them. Rejects where the primary process does not answer in time. */
export function askForAll(): Promise<string> {
  const id = ++asked;
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the workers did not answer')), ANSWER_TIMEOUT_MS);
    waiting.set(id, (text) => {
      clearTimeout(timer);
      resolve(text);
    });
    process.send!({ copydeskMetrics: id } satisfies Message);
  }).finally(() => waiting.delete(id));
}
