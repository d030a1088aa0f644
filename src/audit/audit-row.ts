import type { Actor } from './audit-origin.js';
import type { ChainedEvent } from './audit-event.js';

/** An event as the driver reads it. */
export interface AuditRow {
  seq: string;
  at: Date;
  action: string;
  account_id: string | null;
  actor_type: Actor['type'];
  actor_id: string | null;
  actor_name: string | null;
  target_type: string | null;
  target_id: string | null;
  target_name: string | null;
  address: string | null;
  request_id: string | null;
  before: string | null;
  after: string | null;
  link: Buffer;
  key_id: string;
}

/** The columns of `AuditRow`; JSON as the text that was written. */
export const AUDIT_COLUMNS = `
  seq, at, action, account_id, actor_type, actor_id, actor_name, target_type, target_id, target_name,
  address, request_id, before::text, after::text, link, key_id`;

export function toChainedEvent(row: AuditRow): ChainedEvent {
  const { target_type: type, target_id: id, target_name: name } = row;
  return {
    seq: Number(row.seq),
    at: row.at,
    action: row.action,
    accountId: row.account_id,
    target: type === null ? null : { type, id: id!, name },
    origin: {
      actor: { type: row.actor_type, id: row.actor_id, name: row.actor_name },
      address: row.address,
      requestId: row.request_id,
    },
    before: row.before,
    after: row.after,
  };
}

/** The values of a new row, in the order of `AUDIT_COLUMNS`. */
export function toRowValues(event: ChainedEvent): unknown[] {
  const { seq, at, action, accountId, target, origin, before, after } = event;
  const { actor, address, requestId } = origin;
  const values: unknown[] = [seq, at, action, accountId, actor.type, actor.id, actor.name];
  const targetValues = [target?.type ?? null, target?.id ?? null, target?.name ?? null];
  return values.concat(targetValues, [address, requestId, before, after]);
}
