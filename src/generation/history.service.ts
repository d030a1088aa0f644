import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import { AccountQueries, SingleRowQueries } from '../database/account-queries.js';
import { GenerationCount } from './generation-count.entity.js';
import { parseGenerationId } from './generation-id.js';
import type { HistoryQuery } from './history.dto.js';
import { LabelSearch } from './label-search.js';
import { GenerationLoader, ownerOf, type Owner } from './generation-loader.js';
import { Generation } from './generation.entity.js';

/**
 * The generations that a caller may see: those of its account, and for an app only those that it requested. Another
 * account's generation is not found, as a missing one is.
 */
@Injectable()
export class HistoryService {
  constructor(
    @InjectRepository(Generation) private readonly generations: Repository<Generation>,
    @InjectRepository(GenerationCount) private readonly counts: Repository<GenerationCount>,
    private readonly queries: AccountQueries,
    private readonly singleRows: SingleRowQueries,
    private readonly loader: GenerationLoader,
    private readonly labels: LabelSearch,
  ) {}

  /** Returns one page, newest first, and the total. */
  async list(principal: Principal, query: HistoryQuery) {
    const owner = ownerOf(principal);
    const { page, limit, end_user: endUser, metadata } = query;
    if (endUser !== undefined || metadata !== undefined)
      return this.queries.run(owner.accountId, () => this.labels.list(owner, query));
    const offset = (page - 1) * limit;
    return this.queries.run(owner.accountId, async () => {
      const total = (await this.counts.sum('total', owner)) ?? 0;
      // A page past the end needs no query, however long the history is.
      if (offset >= total) return { items: [], total };
      return { items: await this.readPage(owner, offset, Math.min(limit, total - offset), total), total };
    });
  }

  /** Finds one by its public id; throws `not_found`, with `path` as the field that names it. */
  async get(principal: Principal, id: string, path?: string): Promise<Generation> {
    const uuid = parseGenerationId(id);
    const generation = uuid && (await this.find(principal, uuid));
    if (!generation) throw notFound(path);
    return generation;
  }

  /** Finds one by its UUID; returns null for missing ones and for those of others. */
  find(principal: Principal, uuid: string): Promise<Generation | null> {
    return this.loader.find(principal, uuid);
  }

  /** Deletes one permanently (usage figures stay); throws `not_found`. */
  async delete(principal: Principal, id: string): Promise<void> {
    const uuid = parseGenerationId(id);
    if (!uuid || !(await this.deleteAndCount(principal, uuid))) throw notFound();
  }

  // Skipped rows are read from the index only and from the nearer end, so the last page is as fast as the first.
  private readPage(owner: Owner, offset: number, limit: number, total: number): Promise<Generation[]> {
    const ids = this.generations.createQueryBuilder('skipped').select('skipped.id').where(owner).limit(limit);
    const after = total - offset - limit;
    if (offset <= after) ids.orderBy('skipped.id', 'DESC').offset(offset);
    else ids.orderBy('skipped.id', 'ASC').offset(after);
    const page = this.generations.createQueryBuilder('generation').where(`id IN (${ids.getQuery()})`);
    return page.setParameters(ids.getParameters()).orderBy('generation.id', 'DESC').getMany();
  }

  /** Deletes a generation and decrements its counter in one statement, so the total of lists stays exact. */
  private async deleteAndCount({ account, credential }: Principal, uuid: string): Promise<boolean> {
    const values = [uuid, account.id, credential.clientId];
    const [deleted] = await this.singleRows.run<[unknown[], number]>(account.id, () =>
      this.generations.query(DELETE_SQL, values),
    );
    return deleted.length > 0;
  }
}

function notFound(path?: string): AppError {
  return new AppError('not_found', 'Generation not found.', {
    ...(path && { details: [{ path, message: 'is not the id of a generation' }] }),
  });
}

const DELETE_SQL = `
  WITH deleted AS (
    DELETE FROM generations WHERE id = $1 AND account_id = $2 AND ($3::text IS NULL OR client_id = $3)
    RETURNING id, account_id, client_id
  ), cleared AS (
    -- The job that wrote it also has its prompt.
    UPDATE jobs SET request = '{}' FROM deleted
     WHERE jobs.account_id = deleted.account_id AND jobs.generation_id = deleted.id
  )
  UPDATE generation_counts SET total = total - 1 FROM deleted
   WHERE generation_counts.account_id = deleted.account_id
     AND generation_counts.client_id = coalesce(deleted.client_id, '')
  RETURNING 1`;
