import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { BatchWriter } from '../database/batch-writer.js';
import { HotPool } from '../database/database.module.js';
import { insertGenerations, type StoredGeneration } from './generation-insert.js';

/** Stores new generations. `HistoryService` reads them. */
@Injectable()
export class GenerationStore implements OnApplicationShutdown {
  private readonly writer: BatchWriter<StoredGeneration, boolean>;

  constructor(private readonly pool: HotPool) {
    this.writer = new BatchWriter((rows) => this.insert(rows));
  }

  onApplicationShutdown(): Promise<void> {
    return this.writer.drain();
  }

  /** Generations that wait for a statement. */
  get queueDepth(): number {
    return this.writer.depth;
  }

  /** Stores a generation with its usage; once it is committed, says whether it was (see `insertGenerations`). */
  save(row: StoredGeneration): Promise<boolean> {
    return this.writer.add(row);
  }

  private async insert(rows: StoredGeneration[]): Promise<boolean[]> {
    const { rows: stored } = await this.pool.query<{ id: string }>(insertGenerations(rows));
    const ids = new Set(stored.map(({ id }) => id));
    return rows.map(({ generation }) => ids.has(generation.id));
  }
}
