import { setTimeout as delay } from 'node:timers/promises';
import { databaseError } from '../common/errors/database-error.js';
import {
  isDatabaseFailure,
  isLockTimeout,
  isOutcomeUnknown,
  isSerializationFailure,
} from '../common/errors/database-failure.js';
import { rowsOf, type BatchEntry } from './batch-entry.js';
import type { LateOutcome } from './late-outcome.js';
import { LOCK_WAIT_MS, SHORT_LOCK_WAIT_MS } from './limited-wait.js';
import type { LockedGroups } from './locked-groups.js';

/** Writes rows in one statement with a limited wait for locks, and returns the outcome of each row, in order. */
export type Write<Row, Outcome> = (rows: Row[], lockWaitMs: number) => Promise<Outcome[]>;

/** A connection that broke within this time is likely to have been the only trouble. */
const BROKEN_SOON_MS = 3_000;
/** By then the pool has noticed the idle connections that broke with it, and opens a new one. */
const BROKEN_PAUSE_MS = 50;

/** Writes a batch and settles each row individually, whatever happens to the statement. */
export class BatchSettler<Row, Outcome> {
  constructor(
    private readonly write: Write<Row, Outcome>,
    private readonly groupOf: ((row: Row) => string) | null,
    private readonly locked: LockedGroups<Row, Outcome>,
    private readonly late: LateOutcome<Row, Outcome> | null,
  ) {}

  /** Settles each row; throws if the database is unavailable, in which case some rows may not be settled. */
  async settle(entries: BatchEntry<Row, Outcome>[], lockWaitMs = LOCK_WAIT_MS): Promise<void> {
    try {
      const outcomes = await this.write(rowsOf(entries), lockWaitMs);
      for (const [index, { resolve }] of entries.entries()) resolve(outcomes[index]!);
    } catch (error) {
      if (this.groupOf && isLockTimeout(error)) return this.settleGroups(entries, this.groupOf);
      if (this.late && isOutcomeUnknown(error)) return this.settleAgain(entries, this.late, error);
      const isVictim = isSerializationFailure(error);
      if (isDatabaseFailure(error) && !isVictim) throw error;
      if (entries.length === 1) return entries[0]!.reject(isVictim ? databaseError(error) : error);
      const middle = entries.length >> 1;
      await this.settle(entries.slice(0, middle), lockWaitMs);
      await this.settle(entries.slice(middle), lockWaitMs);
    }
  }

  /** Writes each group separately with a short wait, and sets aside those whose locks are held. */
  private async settleGroups(
    entries: BatchEntry<Row, Outcome>[],
    groupOf: (row: Row) => string,
  ): Promise<void> {
    const groups = Map.groupBy(entries, ({ row }) => groupOf(row));
    if (groups.size > 1) {
      for (const group of groups.values()) await this.settle(group, SHORT_LOCK_WAIT_MS);
      return;
    }
    const [group] = groups.keys();
    this.locked.setAside(group!, entries);
  }

  /** Checks after a lost connection whether the rows were committed; later, if the database does not respond. */
  private async settleAgain(
    entries: BatchEntry<Row, Outcome>[],
    late: LateOutcome<Row, Outcome>,
    cause: unknown,
  ): Promise<void> {
    const isSoon = performance.now() - entries[0]!.addedAt < BROKEN_SOON_MS;
    try {
      if (!isSoon) throw cause;
      await delay(BROKEN_PAUSE_MS);
      const outcomes = await late.writeAgain(rowsOf(entries));
      for (const [index, { resolve }] of entries.entries()) resolve(outcomes[index]!);
    } catch (error) {
      late.failAll(entries, error);
      throw error;
    }
  }
}
