import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, Between, In, LessThan, MoreThan, type FindOptionsWhere, type Repository } from 'typeorm';
import { AccountQueries, ALL_ACCOUNTS } from '../database/account-queries.js';
import { HotPool } from '../database/database.module.js';
import { formatHead, readHead } from './audit-head.js';
import { StoredAuditEvent } from './audit-event.entity.js';

/** The filter of a query. */
export interface AuditFilter {
  /** Events of one account; undefined for all (administrators). */
  accountId?: string;
  action?: string;
  /** An account's id, an email address, or an address of the network. */
  actor?: string;
  /** A target's id or name. */
  target?: string;
  /** A target's id alone. Users choose names, so only the id shows what an event is about. */
  targetId?: string;
  /** Newest first by default. */
  isOldestFirst?: boolean;
  /** Only events beyond this number in that order: the next page. */
  from?: number;
  limit: number;
}

/** Reads the audit log. There is an index for every filter, so that no page reads the whole log. */
@Injectable()
export class AuditReader {
  constructor(
    @InjectRepository(StoredAuditEvent) private readonly events: Repository<StoredAuditEvent>,
    private readonly queries: AccountQueries,
    private readonly pool: HotPool,
  ) {}

  /** Lists events of the chain; rows that were planted before its first event or after its head are left out. */
  async list(filter: AuditFilter): Promise<StoredAuditEvent[]> {
    const head = await readHead(this.pool);
    return this.queries.run(filter.accountId ?? ALL_ACCOUNTS, async () => {
      const found = new Set<number>();
      for (const where of alternativesOf(filter))
        for (const { seq } of await this.findIds(filter, where, head.seq)) found.add(seq);
      const order = { seq: orderOf(filter) };
      return this.events.find({ where: { seq: In([...found]) }, order, take: filter.limit });
    });
  }

  private findIds(filter: AuditFilter, where: FindOptionsWhere<StoredAuditEvent>, last: number) {
    const { accountId, action, from, limit } = filter;
    const isBeyond = filter.isOldestFirst ? MoreThan : LessThan;
    const inChain = Between(1, last);
    return this.events.find({
      select: { seq: true },
      where: {
        ...where,
        ...(accountId !== undefined && { accountId }),
        ...(action !== undefined && { action }),
        seq: from === undefined ? inChain : And(inChain, isBeyond(from)),
      },
      order: { seq: orderOf(filter) },
      take: limit,
    });
  }

  /** The head of the chain, as `audit:verify --expect` takes it. */
  async head(): Promise<string> {
    return formatHead(await readHead(this.pool));
  }
}

function orderOf({ isOldestFirst }: AuditFilter): 'ASC' | 'DESC' {
  return isOldestFirst ? 'ASC' : 'DESC';
}

// A name can match one of several columns, each with an index of its own: one query each instead of one with OR,
// which would scan the log.
function alternativesOf({ actor, target, targetId }: AuditFilter): FindOptionsWhere<StoredAuditEvent>[] {
  const actors = actor ? [{ actorId: actor }, { actorName: actor }, { address: actor }] : [{}];
  const targets = target ? [{ targetId: target }, { targetName: target }] : [targetId ? { targetId } : {}];
  return actors.flatMap((one) => targets.map((other) => ({ ...one, ...other })));
}
