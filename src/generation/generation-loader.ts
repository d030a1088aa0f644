import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, type FindOptionsWhere, type Repository } from 'typeorm';
import type { Principal } from '../common/http/principal.js';
import { SingleRowQueries } from '../database/account-queries.js';
import { Generation } from './generation.entity.js';

/** Generations in one statement. They are in memory together, and each can have 200,000 characters. */
const IDS_MAX = 10;

/** A read that waits for its turn or for the result of a statement. */
interface Read {
  uuid: string;
  generation: PromiseWithResolvers<Generation | null>;
  /** Aborted as soon as a statement includes it, so that it no longer waits for its own turn. */
  included: AbortController;
}

/** A condition: generations of one account, and for an app only those that it requested. */
export type Owner = FindOptionsWhere<Generation> & { accountId: string };

/** Returns the condition for the generations that a caller may see. */
export function ownerOf({ account, credential }: Principal): Owner {
  const { clientId } = credential;
  return { accountId: account.id, ...(clientId !== null && { clientId }) };
}

/**
 * Reads single generations. The oldest waiting reads of an owner share one statement, so that many retries at once need
 * few statements and do not time out on a slow database. Each read has a deadline of its own.
 */
@Injectable()
export class GenerationLoader {
  private readonly waitingByOwner = new Map<string, Set<Read>>();

  constructor(
    @InjectRepository(Generation) private readonly generations: Repository<Generation>,
    private readonly singleRows: SingleRowQueries,
  ) {}

  /** Finds one by its UUID; returns null for missing ones and for those of others. */
  find(principal: Principal, uuid: string): Promise<Generation | null> {
    const owner = ownerOf(principal);
    const name = JSON.stringify(owner);
    const waiting = this.waitingByOwner.get(name) ?? new Set();
    this.waitingByOwner.set(name, waiting);
    const read: Read = { uuid, generation: Promise.withResolvers(), included: new AbortController() };
    waiting.add(read);
    const query = () => this.readOldest(owner, waiting);
    this.singleRows
      .run(owner.accountId, query, read.included.signal)
      // The statement that includes a read settles it.
      .catch((error: unknown) => waiting.delete(read) && read.generation.reject(error))
      .finally(() => {
        if (waiting.size === 0 && this.waitingByOwner.get(name) === waiting) this.waitingByOwner.delete(name);
      });
    return read.generation.promise;
  }

  /** Sends the statement of the reads that have waited longest. They include the one whose turn it is. */
  private async readOldest(owner: Owner, waiting: Set<Read>): Promise<void> {
    const ids = new Set<string>();
    const reads: Read[] = [];
    for (const read of waiting) {
      if (ids.size >= IDS_MAX && !ids.has(read.uuid)) continue;
      ids.add(read.uuid);
      reads.push(read);
      waiting.delete(read);
      read.included.abort();
    }
    if (reads.length === 0) return;
    try {
      const rows = await this.generations.findBy({ id: Any([...ids]), ...owner });
      const found = new Map(rows.map((row) => [row.id, row]));
      for (const { uuid, generation } of reads) generation.resolve(found.get(uuid) ?? null);
    } catch (error) {
      for (const { generation } of reads) generation.reject(error);
    }
  }
}
