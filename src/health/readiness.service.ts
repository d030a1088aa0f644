import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Notifier } from '../database/notifier.js';
import { DatabaseProbe } from './database-probe.js';

type Check = 'up' | 'down';

/** Decides whether this process is to get requests. */
@Injectable()
export class ReadinessService implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly probe: DatabaseProbe,
    private readonly notifier: Notifier,
  ) {}

  /** From now on nothing new is to be sent here. */
  announceStop() {
    this.isStopping = true;
  }

  beforeApplicationShutdown() {
    this.announceStop();
  }

  /**
   * Unavailable while the database does not answer on a connection of its own, or while the process does not hear of
   * changes that others make.
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
