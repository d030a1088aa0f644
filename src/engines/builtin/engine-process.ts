import { Worker } from 'node:worker_threads';
import { flushCompileCacheSoon } from '../../common/time/flush-compile-cache.js';
import { isCheckerBroken } from './refine/grammar/checkers.js';
import { performWork } from './perform-work.js';
import { SAMPLE_WORK } from './sample-work.js';
import { toFailure, type Work, type WorkReply, type WorkRequest } from './work.js';

/** The kinds of work whose libraries are loaded. */
const loaded = new Set<Work['kind']>();

// The parent ended, perhaps by SIGKILL.
process.on('disconnect', () => process.exit());
// A service manager signals every process of the service; this one works until its parent has drained.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

/** The child's side of the pool: one piece of work at a time, each answered once. */
process.on('message', ({ id, work }: WorkRequest) => {
  void load(work.kind)
    .then(() => {
      reply({ id, begun: true });
      return performWork(work);
    })
    .then(
      (done) => reply({ id, done, discard: isCheckerBroken() }),
      (error: unknown) => reply({ id, failure: toFailure(error), discard: isCheckerBroken() }),
    );
});

/** Loads what a kind of work needs, by a short piece of it, and saves the compiled code for the next start. */
async function load(kind: Work['kind']): Promise<void> {
  if (loaded.has(kind)) return;
  await performWork(SAMPLE_WORK[kind]);
  loaded.add(kind);
  flushCompileCacheSoon();
}

new Worker(new URL('./engine-watchdog.js', import.meta.url), {
  // Given by the parent: this process may already have another one.
  workerData: { parentId: Number(process.argv[2]) },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
}).unref();

function reply(message: WorkReply): void {
  process.send?.(message);
}
