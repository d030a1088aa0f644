import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PgBoss, type JobAttempt, type JobWithMetadata } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { Log } from '../common/logging/log.js';
import { NOTIFY_SQL, notifyParameters } from '../database/notifier.js';
import { typeormPool } from '../database/typeorm-pool.js';
import { JobLost } from './job-handler.js';
import { inTransaction, onPool } from './queue-connections.js';
import { QUEUE_SCHEMA, type QueueName } from './queues.js';

/** A job to be enqueued. */
export interface NewQueueJob {
  /** A UUID, unique in the queue; generated if missing. */
  id?: string;
  /** JSON that the handler needs to find its work. */
  data: object;
  /** Jobs of a higher priority are run first; 0 by default. */
  priority?: number;
  /** When it may run; immediately by default. */
  startAfter?: Date;
  /** Jobs of one group can be held back together, see `GroupBusy`. */
  group?: string;
}

/** Puts jobs into the queues of pg-boss, which are in the same database, in the transaction of the caller. */
@Injectable()
export class QueueService implements BeforeApplicationShutdown {
  private starting: Promise<PgBoss> | null = null;
  private isSupervisor = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
  ) {}

  /** Ends the maintenance of the queues, before the connections are closed and after the last job was released. */
  async beforeApplicationShutdown(): Promise<void> {
    const boss = await this.starting?.catch(() => null);
    await boss?.stop({ graceful: false });
  }

  /** Enables this process to retry the jobs of crashed processes. Call it before the first job. */
  supervise(): void {
    this.isSupervisor = true;
  }

  /** Enqueues jobs; they exist once the transaction is committed, and processes are notified immediately. */
  async insert(queue: QueueName, jobs: NewQueueJob[], manager: EntityManager): Promise<void> {
    if (jobs.length === 0) return;
    const boss = await this.boss();
    const entries = jobs.map(({ group, ...job }) => ({ ...job, ...(group && { group: { id: group } }) }));
    await boss.insert(queue, entries, { db: inTransaction(manager) });
    await manager.query(NOTIFY_SQL, notifyParameters('jobs', queue));
  }

  /**
   * Takes up to `count` jobs that may run, by priority, then by age, but none of `busyGroups`. They must be touched and
   * settled.
   */
  async fetch(
    queue: QueueName,
    count: number,
    busyGroups: string[] = [],
  ): Promise<JobWithMetadata<object>[]> {
    const boss = await this.boss();
    return boss.fetch<object>(queue, {
      batchSize: count,
      includeMetadata: true,
      ignoreGroups: busyGroups,
    });
  }

  /** Returns from when a job may run; null if it has left the queue. */
  async startOf(queue: QueueName, id: string): Promise<Date | null> {
    const [job] = await (await this.boss()).findJobs(queue, { id });
    return job?.startAfter ?? null;
  }

  /** Renews the heartbeats of running jobs; returns the ids of those that still belong to this process. */
  async touch(queue: QueueName, attempts: JobAttempt[]): Promise<ReadonlySet<string>> {
    const { settled } = (await (await this.boss()).touch(queue, attempts)) as { settled?: string[] };
    return new Set(settled ?? []);
  }

  /**
   * Marks running jobs as done in the transaction of their results, so that both happen or neither. Throws `JobLost`,
   * which rolls the transaction back, if one of them was cancelled or given to another process.
   */
  async complete(queue: QueueName, attempts: JobAttempt[], manager: EntityManager): Promise<void> {
    const boss = await this.boss();
    const { affected } = (await boss.complete(queue, attempts, null, { db: inTransaction(manager) })) as {
      affected?: number;
    };
    if (affected !== attempts.length) throw new JobLost();
  }

  /** Removes a running job whose work was cancelled, or deleted with its account. Throws `JobLost` as `complete` does. */
  drop(queue: QueueName, attempt: JobAttempt): Promise<void> {
    return this.dataSource.transaction((manager) => this.complete(queue, [attempt], manager));
  }

  /** Releases a running job, so that any process can continue it immediately. */
  async release(queue: QueueName, attempt: JobAttempt): Promise<void> {
    await (await this.boss()).fail(queue, attempt);
  }

  /** Removes a job from its queue; a process that runs it is notified when the transaction commits. */
  async remove(queue: QueueName, id: string, manager: EntityManager): Promise<void> {
    await (await this.boss()).deleteJob(queue, id, { db: inTransaction(manager) });
    await manager.query(NOTIFY_SQL, notifyParameters('jobs', queue));
  }

  private boss(): Promise<PgBoss> {
    return (this.starting ??= this.start().catch((error: unknown) => {
      this.starting = null;
      throw error;
    }));
  }

  private async start(): Promise<PgBoss> {
    const boss = new PgBoss({
      db: onPool(typeormPool(this.dataSource)),
      schema: QUEUE_SCHEMA,
      // `prepareDatabase` has created it.
      migrate: false,
      createSchema: false,
      schedule: false,
      registerInstance: false,
      reindex: false,
      monitorVacuum: false,
      supervise: this.isSupervisor,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
    });
    boss.on('error', (error) => this.log.warn({ err: error }, 'the queue has failed; it continues'));
    boss.on('warning', ({ message }) => this.log.warn({ warning: message }, 'a warning of the queue'));
    return boss.start();
  }
}
