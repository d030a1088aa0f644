import { Worker } from 'node:worker_threads';
import { flushCompileCacheSoon } from '../../common/time/flush-compile-cache.js';
import { isCheckerBroken } from './refine/grammar/checkers.js';
import { performWork } from './perform-work.js';
import { toFailure, type Work, type WorkReply, type WorkRequest } from './work.js';

/** The kinds of work whose first piece is done: it loads what that kind needs. */
const begun = new Set<Work['kind']>();

// The parent ended, perhaps by SIGKILL.
process.on('disconnect', () => process.exit());
// A service manager signals every process of the service; this one works until its parent has drained.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

/** The child's side of the pool: one piece of work at a time, each answered once. */
process.on('message', ({ id, work }: WorkRequest) => {
  performWork(work)
    .then(
      (done) => reply({ id, done, discard: isCheckerBroken() }),
      (error: unknown) => reply({ id, failure: toFailure(error), discard: isCheckerBroken() }),
    )
    .finally(() => {
      if (!begun.has(work.kind)) flushCompileCacheSoon();
      begun.add(work.kind);
    });
});

new Worker(new URL('./engine-watchdog.js', import.meta.url), {
  // Given by the parent: this process may already have another one.
  workerData: { parentId: Number(process.argv[2]) },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
}).unref();

function reply(message: WorkReply): void {
  process.send?.(message);
}
