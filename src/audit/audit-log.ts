import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import { linkOf, type AuditEvent, type ChainedEvent } from './audit-event.js';
import { currentAuditOrigin, type AuditOrigin } from './audit-origin.js';
import { toRowValues } from './audit-row.js';

export const AUDIT_KEY = 'audit-chain';

/** Runs statements in the transaction of a change, such as TypeORM's `EntityManager`. */
interface AuditTransaction {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

/**
 * The append-only audit log. Each event is linked to the previous one, so changed, removed and inserted events are
 * detected (`AuditVerifier`).
 */
@Injectable()
export class AuditLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keyRing: KeyRing,
    private readonly clock: Clock,
  ) {}

  /**
   * Appends an event in the transaction of the change it describes: both are committed or neither. It locks the head of
   * the chain until that transaction ends, so call it last, and do not wait for other locks after it.
   */
  async append(transaction: AuditTransaction, event: AuditEvent, origin?: AuditOrigin): Promise<void> {
    const [head] = (await transaction.query(TAKE_HEAD_SQL)) as [{ seq: string; link: Buffer }];
    const { before = null, after = null } = event;
    const chained: ChainedEvent = {
      ...event,
      seq: Number(head.seq) + 1,
      at: new Date(this.clock.now()),
      origin: origin ?? currentAuditOrigin(),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    };
    const key = this.keyRing.current(AUDIT_KEY);
    const link = linkOf(chained, head.link, key.bytes);
    await transaction.query(APPEND_SQL, [...toRowValues(chained), link, key.id]);
  }

  /** Appends an event of something that changes nothing else. */
  note(event: AuditEvent, origin?: AuditOrigin): Promise<void> {
    return this.dataSource.transaction((manager) => this.append(manager, event, origin));
  }
}

const TAKE_HEAD_SQL = 'SELECT seq, link FROM audit_head FOR UPDATE';

const APPEND_SQL = `
  WITH moved AS (UPDATE audit_head SET seq = $1, link = $15)
  INSERT INTO audit_events (seq, at, action, account_id, actor_type, actor_id, actor_name, target_type, target_id,
                            target_name, address, request_id, before, after, link, key_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;
