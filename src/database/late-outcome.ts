import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../common/errors/app-error.js';
import { databaseError } from '../common/errors/database-error.js';
import { rowsOf, type BatchEntry } from './batch-entry.js';

const PAUSE_MS = 500;

/** Much longer than a temporary hang of the database. */
const TRIES_MAX = 240;

/** Determines the outcome of rows whose statement lost its connection, however long the database is unavailable. */
export class LateOutcome<Row, Outcome> {
  private readonly inFlight = new Set<Promise<unknown>>();
  private readonly stop = new AbortController();

  constructor(readonly writeAgain: (rows: Row[]) => Promise<Outcome[]>) {}

  /** Rejects entries with an error whose `lateOutcomeOf` resolves once the database has answered. */
  failAll(entries: readonly BatchEntry<Row, Outcome>[], cause: unknown): void {
    const outcomes = this.find(rowsOf(entries));
    for (const [index, { reject }] of entries.entries()) {
      const outcome = outcomes.then((all) => all[index]!);
      reject(databaseError(new OutcomeUnknown(outcome, cause)));
    }
  }

  /** Resolves after one last try. */
  async settle(): Promise<void> {
    this.stop.abort();
    await Promise.allSettled(this.inFlight);
  }

  /** Writes the rows, unless already committed, once the database responds; rejects when it gives up. */
  private find(rows: Row[]): Promise<Outcome[]> {
    const search = this.search(rows).finally(() => this.inFlight.delete(search));
    this.inFlight.add(search);
    search.catch(() => undefined);
    return search;
  }

  private async search(rows: Row[]): Promise<Outcome[]> {
    for (let tries = 1; ; tries += 1) {
      await delay(PAUSE_MS, undefined, { ref: false, signal: this.stop.signal }).catch(() => undefined);
      try {
        return await this.writeAgain(rows);
      } catch (error) {
        if (tries >= TRIES_MAX || this.stop.signal.aborted) throw error;
      }
    }
  }
}

/** Why it is not known whether a row was committed. */
class OutcomeUnknown<Outcome> extends Error {
  constructor(
    readonly outcome: Promise<Outcome>,
    cause: unknown,
  ) {
    super('the outcome of the statement is not known yet', { cause });
    outcome.catch(() => undefined);
  }
}

/** Rejects if a write takes longer than `ms`; `lateOutcomeOf` the error resolves once its outcome is known. */
export async function outcomeWithin<Outcome>(ms: number, writing: Promise<Outcome>): Promise<Outcome> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const outcome = writing.catch((error: unknown) => lateOutcomeOf<Outcome>(error) ?? Promise.reject(error));
    late.reject(databaseError(new OutcomeUnknown(outcome, new Error('no answer in time'))));
  }, ms);
  return Promise.race([writing, late.promise]).finally(() => clearTimeout(timer));
}

/** Resolves with the outcome of a row whose `add` rejected with this error; null if it certainly was not written. */
export function lateOutcomeOf<Outcome>(error: unknown): Promise<Outcome> | null {
  const cause = error instanceof AppError ? error.cause : null;
  return cause instanceof OutcomeUnknown ? cause.outcome : null;
}
