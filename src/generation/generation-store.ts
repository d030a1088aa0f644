import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { BatchWriter } from '../database/batch-writer.js';
import { HotPool } from '../database/database.module.js';
import { LOCK_WAIT_MS } from '../database/limited-wait.js';
import { insertGenerations, type StoredGeneration } from './generation-insert.js';

/** Stores new generations. `HistoryService` reads them. */
@Injectable()
export class GenerationStore implements OnApplicationShutdown {
  private readonly writer: BatchWriter<StoredGeneration, boolean>;

  constructor(private readonly pool: HotPool) {
    this.writer = new BatchWriter((rows, lockWaitMs) => this.insert(rows, lockWaitMs), {
      writeAgain: (rows) => this.insertMissing(rows),
      groupOf: ({ generation }) => generation.accountId,
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.writer.drain();
  }

  /** Generations that wait for a statement. */
  get queueDepth(): number {
    return this.writer.depth;
  }

  /**
   * Stores a generation with its usage; resolves after the commit with whether it was stored (see
   * `insertGenerations`).
   */
  save(row: StoredGeneration): Promise<boolean> {
    return this.writer.add(row);
  }

  /** Inserts the rows that no earlier statement has committed. Throws while an earlier one is still running. */
  private async insertMissing(rows: StoredGeneration[]): Promise<boolean[]> {
    const { rows: found } = await this.pool.query<{ id: string }>(
      'SELECT id FROM generations WHERE id = ANY($1)',
      [rows.map(({ generation }) => generation.id)],
    );
    const ids = new Set(found.map(({ id }) => id));
    const missing = rows.filter(({ generation }) => !ids.has(generation.id));
    const inserted = missing.length > 0 ? await this.insert(missing) : [];
    return rows.map((row) => ids.has(row.generation.id) || inserted[missing.indexOf(row)]!);
  }

  private async insert(rows: StoredGeneration[], lockWaitMs = LOCK_WAIT_MS): Promise<boolean[]> {
    const { rows: stored } = await this.pool.query<{ id: string }>(insertGenerations(rows, lockWaitMs));
    const ids = new Set(stored.map(({ id }) => id));
    return rows.map(({ generation }) => ids.has(generation.id));
  }
}
