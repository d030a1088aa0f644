import { parentPort } from 'node:worker_threads';
import { scheduleStartupCleanup } from '../../common/startup-cleanup.js';
import { isCheckerBroken } from './refine/grammar/checkers.js';
import { performWork } from './perform-work.js';
import { toFailure, type Work, type WorkReply, type WorkRequest } from './work.js';

/** Kinds of work whose first piece is done: it loads what that kind needs. */
const begun = new Set<Work['kind']>();

/** The thread's side of a lane: one piece of work at a time, each answered once. */
parentPort?.on('message', ({ id, work }: WorkRequest) => {
  performWork(work)
    .then(
      (done) => reply({ id, done, discard: isCheckerBroken() }),
      (error: unknown) => reply({ id, failure: toFailure(error), discard: isCheckerBroken() }),
    )
    .finally(() => {
      if (!begun.has(work.kind)) scheduleStartupCleanup({ collect: true });
      begun.add(work.kind);
    });
});

function reply(message: WorkReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
