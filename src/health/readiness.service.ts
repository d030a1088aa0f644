import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Notifier } from '../database/notifier.js';
import { DatabaseProbe } from './database-probe.js';

type Check = 'up' | 'down';

/** Decides whether this process should receive requests. */
@Injectable()
export class ReadinessService implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly probe: DatabaseProbe,
    private readonly notifier: Notifier,
  ) {}

  /** Makes the process unready, because it is about to stop. */
  announceStop() {
    this.isStopping = true;
  }

  beforeApplicationShutdown() {
    this.announceStop();
  }

  /**
   * Returns `unavailable` while the database does not respond on a dedicated connection, or while the process receives
   * no notifications of changes.
   */
  async check(): Promise<{
    status: 'ok' | 'unavailable' | 'stopping';
    checks: { database: Check; listener: Check };
  }> {
    const database: Check = (await this.probe.isUp()) ? 'up' : 'down';
    const listener = this.notifier.isUp ? 'up' : 'down';
    const isAvailable = database === 'up' && listener === 'up';
    const status = this.isStopping ? 'stopping' : isAvailable ? 'ok' : 'unavailable';
    return { status, checks: { database, listener } };
  }
}
