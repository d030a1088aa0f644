import { Worker } from 'node:worker_threads';

/** A runaway text must not take the whole service's memory with it. */
const HEAP_MAX_MB = 512;

/** Starts the thread that `engine-worker.ts` runs in. */
export function startEngineWorker(): Worker {
  const worker = new Worker(new URL('./engine-worker.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    // A library that panics prints its stack: that is no log line of ours.
    stderr: true,
  });
  worker.stderr.resume();
  return worker;
}
