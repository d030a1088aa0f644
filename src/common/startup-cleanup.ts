import { flushCompileCache } from 'node:module';

/** Long enough for the first requests to be answered. */
const DELAY_MS = 1_000;

/**
 * A second from now, writes what V8 compiled to its cache, so that a process that is killed leaves it too. With
 * `collect`, this thread's garbage is collected as well, where `--expose-gc` allows it (docs/decisions/v8-options.md).
 */
export function scheduleStartupCleanup({ collect = false } = {}): void {
  setTimeout(() => {
    flushCompileCache();
    if (collect) globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  }, DELAY_MS).unref();
}
