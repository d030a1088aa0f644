import { Injectable } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { Clock } from '../common/time/clock.js';
import { DAY_MS } from '../common/time/day-ms.js';
import { Config } from '../config/config.js';
import { MONTH_RETENTION_LOCK } from '../database/advisory-locks.js';
import { Janitor } from '../database/janitor.js';
import { OwnConnections } from '../database/own-connections.js';
import { Repeater } from '../database/repeater.js';
import { cautiousNow } from './cautious-now.js';
import { detachPartitions, dropDetached, subtractCounts } from './removed-partitions.js';

const FIRST_RUN_MS = 60_000;
const INTERVAL_MS = 600_000;

/**
 * Drops months of generations that are older than `RETENTION_DAYS` as a whole. `TextRetention` deletes the others. One
 * process of a database does this at a time.
 */
@Injectable()
export class MonthRetention {
  private isFailing = false;

  constructor(
    private readonly connections: OwnConnections,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly repeater: Repeater,
    janitor: Janitor,
  ) {
    // What an interrupted run has left.
    janitor.register('counts of dropped months', subtractCounts);
    repeater.every(INTERVAL_MS, () => this.run(), FIRST_RUN_MS);
  }

  /** Drops expired months, and first those that an interrupted run has detached. Never rejects. */
  async run(): Promise<void> {
    const { retentionDays } = this.config;
    const { signal } = this.repeater;
    try {
      await this.connections.underLock(MONTH_RETENTION_LOCK, async (client) => {
        await dropDetached(client, signal);
        if (retentionDays === null || signal.aborted) return;
        await detachPartitions(client, (await cautiousNow(client, this.clock)) - retentionDays * DAY_MS);
        await dropDetached(client, signal);
      });
      this.isFailing = false;
    } catch (err) {
      if (!this.isFailing)
        this.log.warn({ err }, 'expired months could not be dropped; retrying in ten minutes');
      this.isFailing = true;
    }
  }
}
