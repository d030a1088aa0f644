import type { Work, WorkDone } from './work.js';

/** A piece of work in a lane, waiting or in hand; settled once. */
export interface Task {
  id: number;
  work: Work;
  signal: AbortSignal;
  settle: (outcome: () => WorkDone) => void;
  stopListening: () => void;
}
