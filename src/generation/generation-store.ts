import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PageQuery } from '../common/page.js';
import type { Principal } from '../common/principal.js';
import { BatchWriter } from '../database/batch-writer.js';
import { HotPool } from '../database/database.module.js';
import type { Generation } from './generation.entity.js';
import { insertGenerations, type StoredGeneration } from './generation-insert.js';
import {
  COUNT_SQL,
  DELETE_GENERATION_SQL,
  FIND_GENERATION_SQL,
  LIST_GENERATIONS_SQL,
  toGeneration,
  type GenerationRow,
} from './generation-sql.js';

/** The history in PostgreSQL. What a caller may see is decided here: the account's own, and an app's own of those. */
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

  /** Finds a generation that the caller may see; null for a missing one and for someone else's alike. */
  async findOwned({ account, credential }: Principal, id: string): Promise<Generation | null> {
    const { rows } = await this.pool.query<GenerationRow>({
      name: 'find-generation',
      text: FIND_GENERATION_SQL,
      values: [id, account.id, credential.clientId],
    });
    return rows[0] ? toGeneration(rows[0]) : null;
  }

  /** One page of what the caller may see, newest first, and how many there are. */
  async list({ account, credential }: Principal, { page, limit }: PageQuery) {
    const owner = [account.id, credential.clientId];
    const offset = (page - 1) * limit;
    const counted = await this.pool.query<{ total: number }>(COUNT_SQL, owner);
    const { total } = counted.rows[0]!;
    // Past the end there is nothing to look for, however long the history.
    if (offset >= total) return { items: [], total };
    const { rows } = await this.pool.query<GenerationRow>(LIST_GENERATIONS_SQL, [...owner, limit, offset]);
    return { items: rows.map(toGeneration), total };
  }

  /** Deletes a generation that the caller may see; says whether there was one. */
  async delete({ account, credential }: Principal, id: string): Promise<boolean> {
    const { rows } = await this.pool.query(DELETE_GENERATION_SQL, [id, account.id, credential.clientId]);
    return rows.length > 0;
  }

  private async insert(rows: StoredGeneration[]): Promise<boolean[]> {
    const { rows: stored } = await this.pool.query<{ id: string }>(insertGenerations(rows));
    const ids = new Set(stored.map(({ id }) => id));
    return rows.map(({ generation }) => ids.has(generation.id));
  }
}
