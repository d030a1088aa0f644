import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { Config } from '../config/config.js';
import { Notifier } from '../database/notifier.js';
import type { JobHandler } from './job-handler.js';
import { QueueRunner } from './queue-runner.js';
import { QueueService } from './queue.service.js';
import type { QueueName } from './queues.js';

/**
 * Runs the jobs of the queues in this process, unless `JOBS=off`. A notification wakes it when jobs are enqueued; delayed
 * jobs are found within a second.
 */
@Injectable()
export class Dispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly runners = new Map<QueueName, QueueRunner>();

  constructor(
    private readonly config: Config,
    private readonly queue: QueueService,
    private readonly notifier: Notifier,
    private readonly log: Log,
  ) {}

  /** Registers what runs the jobs of a queue; called in `onModuleInit`. */
  handle<Data extends object>(name: QueueName, handler: JobHandler<Data>): void {
    this.runners.set(name, new QueueRunner(name, handler as JobHandler<object>, this.queue, this.log));
  }

  onApplicationBootstrap(): void {
    if (!this.config.runsJobs || this.runners.size === 0) return;
    this.queue.supervise();
    this.notifier.onChange('jobs', (name) => this.runners.get(name as QueueName)?.noteChange());
    for (const runner of this.runners.values()) runner.start();
  }

  /** The number of jobs that run in this process, by queue. */
  running(): [QueueName, number][] {
    return [...this.runners].map(([name, { running }]) => [name, running]);
  }

  /** Takes no further jobs: the process stops soon. */
  pause(): void {
    for (const runner of this.runners.values()) runner.pause();
  }

  /** Releases the running jobs, so that other processes continue them immediately. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.runners.values()].map((runner) => runner.stop()));
  }
}
