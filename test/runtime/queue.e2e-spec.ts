import { afterEach, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { loadPackage } from '../support/load-package.js';
import { JobRunner } from '../../src/jobs/job-runner.js';
import { JobLost, type RunningJob } from '../../src/queue/job-handler.js';
import { Dispatcher } from '../../src/queue/dispatcher.js';
import { QueueService } from '../../src/queue/queue.service.js';
import { typeormPool } from '../../src/database/typeorm-pool.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';

const { DataSource } = loadPackage<typeof import('typeorm')>('typeorm');

type Work = (job: RunningJob<{ note: string }>) => Promise<void>;

/** A service whose jobs of the queue `refine` do `work`. */
async function startWorker(database: TestDatabase, work: Work, concurrency = 1): Promise<TestApp> {
  @Injectable()
  class Notes implements OnModuleInit {
    constructor(private readonly dispatcher: Dispatcher) {}

    onModuleInit() {
      this.dispatcher.handle<{ note: string }>('refine', { concurrency, run: work });
    }
  }
  @Module({ providers: [Notes] })
  class NotesModule {}

  return startApp({ JOBS: 'on' }, database, {
    imports: [NotesModule],
    override: (builder) => builder.overrideProvider(JobRunner).useValue({}),
  });
}

function enqueue({ app }: TestApp, ...notes: { note: string; priority?: number; id?: string }[]) {
  const jobs = notes.map(({ note, ...rest }) => ({ data: { note }, ...rest }));
  return app.get(DataSource).transaction((manager) => app.get(QueueService).insert('refine', jobs, manager));
}

describe('the queue', () => {
  const started: TestApp[] = [];
  const start = async (...args: Parameters<typeof startWorker>) => {
    const service = await startWorker(...args);
    started.push(service);
    return service;
  };
  const complete = (service: () => TestApp, job: Parameters<Work>[0]) =>
    service()
      .app.get(DataSource)
      .transaction((manager) => service().app.get(QueueService).complete('refine', [job.attempt], manager));

  afterEach(async () => {
    for (const service of started.splice(0)) await service.close();
  });

  it('runs each job of a committed transaction once, and none of a rolled back one', async () => {
    const notes: string[] = [];
    const service: TestApp = await start(await makeDatabase(), async (job) => {
      notes.push(job.data.note);
      await complete(() => service, job);
    });
    const { app } = service;
    await expect(
      app.get(DataSource).transaction(async (manager) => {
        await app.get(QueueService).insert('refine', [{ data: { note: 'rolled back' } }], manager);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await enqueue(service, { note: 'a' }, { note: 'b' });
    await enqueue(service, { note: 'c' });
    await eventually(async () => expect(notes.toSorted()).toEqual(['a', 'b', 'c']));
    await eventually(async () => expect(await app.get(QueueService).fetch('refine', 10)).toEqual([]));
    expect(notes).toHaveLength(3);
  });

  it('runs jobs of a higher priority first', async () => {
    const notes: string[] = [];
    const gate = Promise.withResolvers<void>();
    const service: TestApp = await start(await makeDatabase(), async (job) => {
      notes.push(job.data.note);
      await gate.promise;
      await complete(() => service, job);
    });
    await enqueue(service, { note: 'first' });
    await eventually(async () => expect(notes).toEqual(['first']));
    await enqueue(service, { note: 'later', priority: -5 }, { note: 'sooner', priority: -1 });
    gate.resolve();
    await eventually(async () => expect(notes).toEqual(['first', 'sooner', 'later']));
  });

  it('retries a job that fails, until it is completed', async () => {
    let runs = 0;
    const service: TestApp = await start(await makeDatabase(), async (job) => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
      await complete(() => service, job);
    });
    await enqueue(service, { note: 'stubborn' });
    await eventually(async () => expect(runs).toBe(2));
    expect(service.logLines.join('')).toContain('a job failed and is retried');
  });

  it('hands running jobs to another process when it stops', async () => {
    const database = await makeDatabase();
    const begun = Promise.withResolvers<void>();
    const stopping = await startWorker(database, ({ signal }) => {
      begun.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await enqueue(stopping, { note: 'unfinished' });
    await begun.promise;
    const notes: string[] = [];
    const next: TestApp = await start(database, async (job) => {
      notes.push(job.data.note);
      await complete(() => next, job);
    });
    await stopping.close();
    await eventually(async () => expect(notes).toEqual(['unfinished']));
  });

  it('ends its maintenance before the connections close, and logs no warning', async () => {
    const service = await startWorker(await makeDatabase(), () => Promise.resolve());
    const { app, database, logLines } = service;
    const blocker = new Client(database.url);
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE pgboss.queue IN SHARE ROW EXCLUSIVE MODE');
    const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => expect(await database.query(blocked)).not.toEqual([]));
    const pool = typeormPool(app.get(DataSource));
    const closing = service.close();
    // The pool does not end before the maintenance.
    await eventually(async () => expect(pool.ending).toBe(true), 1_000).catch(() => undefined);
    await blocker.end();
    await closing;
    expect(logLines.filter((line) => /"level":"(?:warn|error)"/.test(line))).toEqual([]);
  });

  it('rolls back the result of a job that was removed meanwhile', async () => {
    const [begun, removed, ended] = Array.from({ length: 3 }, () => Promise.withResolvers<unknown>());
    const service: TestApp = await start(await makeDatabase(), async (job) => {
      begun!.resolve(null);
      await removed!.promise;
      const { app } = service;
      await app
        .get(DataSource)
        .transaction(async (manager) => {
          await manager.query('CREATE TABLE result ()');
          await app.get(QueueService).complete('refine', [job.attempt], manager);
        })
        .catch((error: unknown) => {
          ended!.resolve(error);
          throw error;
        });
    });
    const id = randomUUID();
    await enqueue(service, { note: 'cancelled', id });
    await begun!.promise;
    const { app, database } = service;
    await app.get(DataSource).transaction((manager) => app.get(QueueService).remove('refine', id, manager));
    removed!.resolve(null);
    expect(await ended!.promise).toBeInstanceOf(JobLost);
    expect(await database.query("SELECT to_regclass('result') AS result")).toEqual([{ result: null }]);
  });
});
