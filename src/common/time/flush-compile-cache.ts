import { flushCompileCache } from 'node:module';

/** Long enough to respond first to the requests that waited for the start. */
const DELAY_MS = 1_000;

/**
 * Writes V8's compile cache to disk one second from now, so that a process that is killed leaves it for the next start.
 * The timer does not keep the process running.
 */
export function flushCompileCacheSoon(): void {
  setTimeout(flushCompileCache, DELAY_MS).unref();
}
