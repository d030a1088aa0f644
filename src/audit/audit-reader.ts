import { Injectable } from '@nestjs/common';
import { HotPool } from '../database/database.module.js';
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
  /** Only events before this number: the next page. */
  before?: number;
  limit: number;
}

/** Reads the audit log, newest first. */
@Injectable()
export class AuditReader {
  constructor(private readonly pool: HotPool) {}

  async list({ accountId, action, actor, target, before, limit }: AuditFilter): Promise<ChainedEvent[]> {
    const values = [accountId, action, actor, target, before].map((value) => value ?? null);
    const { rows } = await this.pool.query<AuditRow>(LIST_SQL, [...values, limit]);
    return rows.map(toChainedEvent);
  }
}

const LIST_SQL = `
  SELECT ${AUDIT_COLUMNS} FROM audit_events
   WHERE ($1::uuid IS NULL OR account_id = $1) AND ($2::text IS NULL OR action = $2)
     AND ($3::text IS NULL OR $3 IN (actor_id, actor_name, address))
     AND ($4::text IS NULL OR $4 IN (target_id, target_name))
     AND ($5::bigint IS NULL OR seq < $5)
   ORDER BY audit_events.seq DESC LIMIT $6`;
