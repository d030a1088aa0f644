import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page.js';
import type { Principal } from '../common/principal.js';
import { parseGenerationId } from './generation-id.js';
import { GenerationStore } from './generation-store.js';
import type { Generation } from './generation.entity.js';

/** What a caller made before. Someone else's generation is as absent as one that never was. */
@Injectable()
export class HistoryService {
  constructor(private readonly store: GenerationStore) {}

  list(principal: Principal, query: PageQuery) {
    return this.store.list(principal, query);
  }

  /** Finds one by the id callers know; throws `not_found`. */
  async get(principal: Principal, id: string): Promise<Generation> {
    const uuid = parseGenerationId(id);
    const generation = uuid && (await this.store.findOwned(principal, uuid));
    if (!generation) throw notFound();
    return generation;
  }

  /** Finds one by its UUID; null where it is missing or someone else's. */
  find(principal: Principal, uuid: string): Promise<Generation | null> {
    return this.store.findOwned(principal, uuid);
  }

  /** Deletes one for good (usage figures stay); throws `not_found`. */
  async delete(principal: Principal, id: string): Promise<void> {
    const uuid = parseGenerationId(id);
    if (!uuid || !(await this.store.delete(principal, uuid))) throw notFound();
  }
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such generation.');
}
