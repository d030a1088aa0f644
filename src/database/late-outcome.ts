import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 500;

/** Much longer than a database hangs that comes back by itself. */
const TRIES_MAX = 240;

/** Finds out what became of rows whose statement lost its connection, however long the database is away. */
export class LateOutcome<Row, Outcome> {
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly stop = new AbortController();

  constructor(readonly writeAgain: (rows: Row[]) => Promise<Outcome[]>) {}

  /** Writes the rows unless they were committed before, as soon as the database answers; rejects when it gives up. */
  find(rows: Row[]): Promise<Outcome[]> {
    const search = this.search(rows).finally(() => this.underWay.delete(search));
    this.underWay.add(search);
    search.catch(() => undefined);
    return search;
  }

  /** Resolves after one last try. */
  async settle(): Promise<void> {
    this.stop.abort();
    await Promise.allSettled(this.underWay);
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
