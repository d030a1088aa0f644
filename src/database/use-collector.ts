import { Injectable } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { HotPool } from './database.module.js';
import { Flusher } from './flusher.js';

/** The maximum delay of "last used", and the maximum loss in a crash. */
const FLUSH_INTERVAL_MS = 30_000;

/** Collects when something was last used and writes it in one statement every 30 seconds. */
@Injectable()
export abstract class UseCollector<Use extends unknown[]> {
  /** The statement. Its parameters are arrays: the first value of each use, the second of each, and so on. */
  protected abstract readonly sql: string;
  /** The log message if the statement fails. */
  protected abstract readonly failure: string;
  private uses = new Map<string, Use>();

  constructor(
    private readonly pool: HotPool,
    private readonly log: Log,
    flusher: Flusher,
  ) {
    flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
  }

  /** Writes the collected uses. Failures are logged and not retried. */
  async flush(): Promise<void> {
    if (this.uses.size === 0) return;
    // Sorted, so that two processes lock the rows in the same order.
    const uses = [...this.uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
    this.uses = new Map();
    const columns = uses[0]!.map((_, index) => uses.map((use) => use[index]));
    try {
      await this.pool.query(this.sql, columns);
    } catch (error) {
      this.log.warn({ err: error, uses: uses.length }, this.failure);
    }
  }

  /** Replaces an earlier use with the same `key`. */
  protected collect(key: string, use: Use) {
    this.uses.set(key, use);
  }
}
