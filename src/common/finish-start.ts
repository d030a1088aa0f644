import { flushCompileCache } from 'node:module';

/** Long enough for whoever waited for the start to be answered. */
const REST_MS = 1_000;

/**
 * A second from now, writes down what V8 compiled, so that a process that is killed leaves it too, and gives the system
 * back what only the start of this thread needed, which V8 alone would keep for ever (`--no-memory-reducer`): some
 * 50 MB of the main thread's, in about a tenth of a second. That needs `--expose-gc`, as `npm start` and the image
 * say. The timer keeps nothing running.
 */
export function finishStartSoon(): void {
  setTimeout(finishStart, REST_MS).unref();
}

function finishStart() {
  flushCompileCache();
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
