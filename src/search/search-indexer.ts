import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Log } from '../common/logging/log.js';
import { INDEX_SQL, SEARCH_INDEX_LOCK, SKIP_SQL } from './index-sql.js';

const INTERVAL_MS = 2_000;
/** Small enough that a deletion, which waits for the batch that contains its text, waits for milliseconds. */
const BATCH_ROWS = 50;
/** The pause after a batch, as a multiple of the time that the batch took. */
const REST_FACTOR = 3;

/**
 * Makes generations searchable, off the request path: every two seconds, in batches, the newest first. One process of a
 * database does this at a time.
 */
@Injectable()
export class SearchIndexer implements OnModuleInit, OnApplicationShutdown {
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private batchRows = BATCH_ROWS;
  private isFailing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setTimeout(() => {
      this.running = this.indexQueued().then(() => {
        if (!this.closing.signal.aborted) this.onModuleInit();
      });
    }, INTERVAL_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.closing.abort();
    await this.running;
  }

  /** Indexes the queued generations, unless another process does. Never rejects. */
  async indexQueued(): Promise<void> {
    const { signal } = this.closing;
    try {
      while (!signal.aborted) {
        const startedAt = performance.now();
        const [batchRows, indexed] = [this.batchRows, await this.indexBatch()];
        this.isFailing = false;
        if (indexed < batchRows) return;
        this.batchRows = Math.min(BATCH_ROWS, batchRows * 2);
        const restMs = REST_FACTOR * (performance.now() - startedAt);
        await wait(restMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    } catch (err) {
      // A batch of the longest texts may exceed the time limit of statements, and so may a single hostile text.
      if (this.batchRows === 1 && isTimeout(err)) await this.skipNewest();
      this.batchRows = Math.max(1, Math.floor(this.batchRows / 4));
      if (!this.isFailing) this.log.warn({ err }, 'texts could not be made searchable; retrying');
      this.isFailing = true;
    }
  }

  /** Returns the number of generations that have left the queue. */
  private async indexBatch(): Promise<number> {
    const [row] = await this.dataSource.query<{ dequeued: number }[]>(INDEX_SQL, [
      SEARCH_INDEX_LOCK,
      this.batchRows,
    ]);
    return row!.dequeued;
  }

  /** Leaves the newest queued text out of the search, so that it does not hold up the others. */
  private async skipNewest(): Promise<void> {
    const skipped = await this.dataSource.query<unknown>(SKIP_SQL).catch(() => null);
    this.log.warn({ skipped }, 'a text takes too long to be made searchable and is left out');
  }
}

/** PostgreSQL's code for a statement that exceeded its time. */
function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === '57014';
}
