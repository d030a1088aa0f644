import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, type FindOptionsWhere, type Repository } from 'typeorm';
import type { Principal } from '../common/http/principal.js';
import { SingleRowQueries } from '../database/account-queries.js';
import { Generation } from './generation.entity.js';

/** Generations in one statement: a text can have 200,000 characters. */
const IDS_MAX = 50;

/** The ids of a statement that has not been sent yet, and its result. */
interface Batch {
  ids: Set<string>;
  found: Promise<Map<string, Generation>>;
}

/** Which generations a caller may see: those of its account, and for an app only those that it requested. */
export type Owner = FindOptionsWhere<Generation> & { accountId: string };

export function ownerOf({ account, credential }: Principal): Owner {
  const { clientId } = credential;
  return { accountId: account.id, ...(clientId !== null && { clientId }) };
}

/**
 * Reads single generations. Reads of one owner that wait for their turn share the next statement, so that many retries
 * at once wait for two statements at most, and do not time out on a slow database.
 */
@Injectable()
export class GenerationLoader {
  private readonly waiting = new Map<string, Batch>();

  constructor(
    @InjectRepository(Generation) private readonly generations: Repository<Generation>,
    private readonly singleRows: SingleRowQueries,
  ) {}

  /** Finds one by its UUID; returns null for missing ones and for those of others. */
  async find(principal: Principal, uuid: string): Promise<Generation | null> {
    const owner = ownerOf(principal);
    const name = JSON.stringify(owner);
    let batch = this.waiting.get(name);
    if (!batch || batch.ids.size >= IDS_MAX) {
      batch = this.startBatch(name, owner);
      this.waiting.set(name, batch);
    }
    batch.ids.add(uuid);
    return (await batch.found).get(uuid) ?? null;
  }

  private startBatch(name: string, owner: Owner): Batch {
    const ids = new Set<string>();
    const close = () => {
      if (this.waiting.get(name)?.ids === ids) this.waiting.delete(name);
    };
    const query = async () => {
      close();
      const rows = await this.generations.findBy({ id: Any([...ids]), ...owner });
      return new Map(rows.map((row) => [row.id, row]));
    };
    return { ids, found: this.singleRows.run(owner.accountId, query).finally(close) };
  }
}
