import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HotPool } from '../database/database.module.js';
import { Notifier } from '../database/notifier.js';

type Check = 'up' | 'down';

/** How long the database may take to answer before it counts as away. */
const PROBE_TIMEOUT_MS = 1_000;

@Injectable()
export class ReadinessService implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly pool: HotPool,
    private readonly notifier: Notifier,
  ) {}

  /** From now on nothing new is to be sent here. */
  announceStop() {
    this.isStopping = true;
  }

  beforeApplicationShutdown() {
    this.announceStop();
  }

  /** `listener` down alone is slower (caches are bypassed), not broken; it is told but does not make us unready. */
  async check(): Promise<{
    status: 'ok' | 'unavailable' | 'stopping';
    checks: { database: Check; listener: Check };
  }> {
    const database = await this.probeDatabase();
    const status = this.isStopping ? 'stopping' : database === 'up' ? 'ok' : 'unavailable';
    return { status, checks: { database, listener: this.notifier.isUp ? 'up' : 'down' } };
  }

  private async probeDatabase(): Promise<Check> {
    const timeout = new Promise<Check>((resolve) =>
      setTimeout(() => resolve('down'), PROBE_TIMEOUT_MS).unref(),
    );
    const probe = this.pool.query('SELECT 1').then(
      (): Check => 'up',
      (): Check => 'down',
    );
    return Promise.race([probe, timeout]);
  }
}
