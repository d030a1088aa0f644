import type { Work, WorkDone } from './work.js';

/** A piece of work that waits or runs in the pool. It is settled exactly once. */
export interface Task {
  id: number;
  /** Work of one account takes turns with that of others. */
  accountId: string;
  /** Small work is short: it may use the process that is kept free of large work. */
  isSmall: boolean;
  work: Work;
  settle: (outcome: () => WorkDone) => void;
}
