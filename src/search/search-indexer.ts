import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Log } from '../common/logging/log.js';
import { runInBatches } from '../common/scheduling/run-in-batches.js';
import { SEARCH_INDEX_LOCK } from '../database/advisory-locks.js';
import { Repeater } from '../database/repeater.js';
import { INDEX_SQL, type IndexedBatch, SKIP_SQL } from './index-sql.js';

const INTERVAL_MS = 2_000;
/** Few, so that requests of the same moment do not compete with a long statement for a processor. */
const BATCH_ROWS_MAX = 10;
/**
 * Batches grow while they take less. A batch holds a connection, and one of many processes has only one for its pages and
 * lists. A deletion waits for the batch that contains its text.
 */
const BATCH_MS = 250;
const REST_FACTOR = 3;

/**
 * Makes generations searchable, off the request path: every two seconds, in batches, newest first. One process of a
 * database does this at a time.
 */
@Injectable()
export class SearchIndexer {
  private isFailing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
    private readonly repeater: Repeater,
  ) {
    repeater.every(INTERVAL_MS, () => this.indexQueued());
  }

  /** Indexes the queued generations, unless another process does. Never rejects. */
  async indexQueued(): Promise<void> {
    let batchRows = 1;
    const indexNext = async () => {
      const { dequeued, tookMs } = await this.indexBatch(batchRows);
      this.isFailing = false;
      if (dequeued < batchRows) return false;
      batchRows = tookMs < BATCH_MS ? Math.min(BATCH_ROWS_MAX, batchRows * 2) : Math.ceil(batchRows / 2);
      return true;
    };
    try {
      await runInBatches(indexNext, { restFactor: REST_FACTOR, signal: this.repeater.signal });
    } catch (err) {
      // A batch may exceed the time limit of statements; so may a single hostile text, which begins the next round.
      if (batchRows === 1 && isTimeout(err)) await this.skipNewest();
      if (!this.isFailing) this.log.warn({ err }, 'texts could not be made searchable; retrying');
      this.isFailing = true;
    }
  }

  private async indexBatch(batchRows: number): Promise<IndexedBatch> {
    const [row] = await this.dataSource.query<IndexedBatch[]>(INDEX_SQL, [SEARCH_INDEX_LOCK, batchRows]);
    return row!;
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
