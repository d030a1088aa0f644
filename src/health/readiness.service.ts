import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ProbePool } from '../database/database.module.js';
import { Notifier } from '../database/notifier.js';

type Check = 'up' | 'down';

/** How long the database may take to answer before it counts as down. */
const ANSWER_TIMEOUT_MS = 1_000;

/** Decides whether this process is to get requests. */
@Injectable()
export class ReadinessService implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly pool: ProbePool,
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
    const database = await this.probeDatabase();
    const listener = this.notifier.isUp ? 'up' : 'down';
    const isAvailable = database === 'up' && listener === 'up';
    const status = this.isStopping ? 'stopping' : isAvailable ? 'ok' : 'unavailable';
    return { status, checks: { database, listener } };
  }

  private async probeDatabase(): Promise<Check> {
    const timeout = new Promise<Check>((resolve) =>
      setTimeout(() => resolve('down'), ANSWER_TIMEOUT_MS).unref(),
    );
    const probe = this.pool.query('SELECT 1').then(
      (): Check => 'up',
      (): Check => 'down',
    );
    return Promise.race([probe, timeout]);
  }
}
