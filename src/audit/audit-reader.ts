import { Injectable } from '@nestjs/common';
import { HotPool } from '../database/database.module.js';
import { formatHead, readHead } from './audit-head.js';
import type { ChainedEvent } from './audit-event.js';
import { AUDIT_COLUMNS, toChainedEvent, type AuditRow } from './audit-row.js';

/** What of the log is asked for. */
export interface AuditFilter {
  /** Of one account alone; undefined for all (admins). */
  accountId?: string;
  action?: string;
  /** An account's id, an e-mail address, or an address of the network. */
  actor?: string;
  /** A target's id or name. */
  target?: string;
  /** The newest first unless told. */
  isOldestFirst?: boolean;
  /** Only events beyond this number in that order: the next page. */
  from?: number;
  limit: number;
}

const ACTOR_COLUMNS = ['actor_id', 'actor_name', 'address'] as const;
const TARGET_COLUMNS = ['target_id', 'target_name'] as const;

/** Reads the audit log. There is an index for every filter, so that no page reads the whole log. */
@Injectable()
export class AuditReader {
  constructor(private readonly pool: HotPool) {}

  async list(filter: AuditFilter): Promise<ChainedEvent[]> {
    const { accountId, action, actor, target, from, limit, isOldestFirst = false } = filter;
    const values = [accountId, action, actor, target, from].map((value) => value ?? null);
    const sql = listSql(waysTo(filter), isOldestFirst ? 'ASC' : 'DESC');
    const { rows } = await this.pool.query<AuditRow>(sql, [...values, limit]);
    return rows.map(toChainedEvent);
  }

  /** The head of the chain, as `audit:verify --expect` takes it. */
  async head(): Promise<string> {
    return formatHead(await readHead(this.pool));
  }
}

// A name may stand in one of several columns, each with an index of its own: each is read, and the best are taken.
function waysTo({ actor, target }: AuditFilter): string[] {
  const actors = actor ? ACTOR_COLUMNS.map((column) => `${column} = $3`) : ['$3::text IS NULL'];
  const targets = target ? TARGET_COLUMNS.map((column) => `${column} = $4`) : ['$4::text IS NULL'];
  return actors.flatMap((one) => targets.map((other) => `${one} AND ${other}`));
}

function listSql(ways: string[], order: 'ASC' | 'DESC'): string {
  const found = ways.map(
    (way) => `
    (SELECT seq FROM audit_events
      WHERE ($1::uuid IS NULL OR account_id = $1) AND ($2::text IS NULL OR action = $2)
        AND ($5::bigint IS NULL OR seq ${order === 'ASC' ? '>' : '<'} $5) AND ${way}
      ORDER BY seq ${order} LIMIT $6)`,
  );
  return `
  SELECT ${AUDIT_COLUMNS} FROM audit_events WHERE seq IN (${found.join(' UNION ')})
   ORDER BY audit_events.seq ${order} LIMIT $6`;
}
