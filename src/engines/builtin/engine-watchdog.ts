import { workerData } from 'node:worker_threads';

/** WebAssembly and buffers are outside V8's heap limit. */
const RESIDENT_MAX_BYTES = 1_000_000_000;
const INTERVAL_MS = 250;

const { parentId } = workerData as { parentId: number };

/**
 * Runs as a thread beside an engine's work, which may keep the main thread from noticing that its parent has exited.
 * Ends the process when it has, or when it uses more memory than a text can need.
 */
setInterval(() => {
  const isOrphan = process.ppid !== parentId;
  if (isOrphan || process.memoryUsage.rss() > RESIDENT_MAX_BYTES) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
