import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { ProbePool } from '../database/database.module.js';
import { Flusher } from '../database/flusher.js';
import { beat, removeProcesses, unregister } from './concurrency-registry.js';
import { HeartbeatWatch } from './heartbeat-watch.js';
import { RateLimitStorage } from './rate-limit-storage.js';

/** Several heartbeats fit into the time after which a process counts as crashed. */
const INTERVAL_MS = 1_000;

/**
 * Keeps this process registered while it may hold slots under the concurrency limits, and removes processes that no
 * longer run. It uses the connection of the probes: a counter whose row is locked must not hold up a heartbeat.
 */
@Injectable()
export class ProcessRegistration implements BeforeApplicationShutdown {
  private readonly watch = new HeartbeatWatch();
  private isStopping = false;

  constructor(
    private readonly storage: RateLimitStorage,
    private readonly pool: ProbePool,
    private readonly flusher: Flusher,
    private readonly log: Log,
  ) {}

  /** Registers this process and renews its heartbeat each second; does nothing if this process counts alone. */
  start(): void {
    if (!this.storage.slots) return;
    this.storage.slots.register();
    this.flusher.every(INTERVAL_MS, () => this.renew());
  }

  /** The last flush, before the database is closed, ends the registration. */
  beforeApplicationShutdown() {
    this.isStopping = true;
  }

  private async renew(): Promise<void> {
    const slots = this.storage.slots!;
    try {
      if (this.isStopping) return await unregister(this.pool, slots.processId);
      const { isRegistered, others } = await beat(this.pool, slots.processId);
      if (isRegistered) slots.retry();
      else slots.register();
      await this.removeSilent(this.watch.read(others, performance.now()));
    } catch (error) {
      // Readiness reports an unavailable database; no process is removed while it does not respond.
      this.watch.interrupt();
      this.log.debug({ err: error }, 'the heartbeat could not be renewed; retrying');
    }
  }

  private async removeSilent(silent: ReturnType<HeartbeatWatch['read']>): Promise<void> {
    if (silent.length === 0) return;
    await removeProcesses(this.pool, silent);
    const processes = silent.map(({ process }) => process);
    this.log.warn({ processes }, 'processes without a heartbeat for 5 s no longer hold concurrency slots');
  }
}
