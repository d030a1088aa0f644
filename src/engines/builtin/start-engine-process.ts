import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** V8 ends a process that needs more, and only that one. Its usual need is under 200 MB. */
const HEAP_MAX_MB = 512;

/** V8's own threads and the space for young objects stay small: a process works on one text at a time. */
const NODE_OPTIONS = [`--max-old-space-size=${HEAP_MAX_MB}`, '--max-semi-space-size=16', '--v8-pool-size=1'];

const ENGINE_PROCESS = fileURLToPath(new URL('./engine-process.js', import.meta.url));

/**
 * Starts a process that runs `engine-process.ts`, or another program with the same messages. It gets a session of its
 * own, so the terminal's signals do not reach it before the service has drained; none of the service's variables, so it
 * holds no secrets; and no descriptor but the channel to its parent.
 */
export function startEngineProcess(file = ENGINE_PROCESS): ChildProcess {
  const { NODE_COMPILE_CACHE } = process.env;
  return fork(file, [String(process.pid)], {
    execArgv: NODE_OPTIONS,
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
    detached: true,
    serialization: 'advanced',
    // A library that panics and a heap that is full write traces, which are no log lines of ours.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
