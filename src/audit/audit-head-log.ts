import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { formatHead, readHead } from './audit-head.js';

const INTERVAL_MS = 3_600_000;

/**
 * Logs the head of the audit chain at start and every hour. Someone with write access to the database can truncate the
 * chain, but cannot change logs stored elsewhere: `audit:verify --expect` compares the two.
 */
@Injectable()
export class AuditHeadLog implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: HotPool,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap() {
    const write = () => (this.writing = this.write());
    void write();
    this.timer = setInterval(write, INTERVAL_MS).unref();
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.writing;
  }

  private async write(): Promise<void> {
    try {
      this.log.info({ head: formatHead(await readHead(this.pool)) }, 'audit log head');
    } catch (error) {
      this.log.warn(
        { err: error },
        'the head of the audit log could not be read; the next attempt is in an hour',
      );
    }
  }
}
