import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FAN_OUT_LOCK } from '../database/advisory-locks.js';

/** Small enough that its locks are held for milliseconds. */
const EVENTS_MAX = 200;

/** Queues committed events for the endpoints that subscribe to them. */
@Injectable()
export class EventFanOut {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Queues events, oldest first, atomically in one statement; returns whether there may be more. One process of a database
   * does so at a time, so that deliveries keep the order of the events.
   */
  async run(): Promise<boolean> {
    const rows: { events: number }[] = await this.dataSource.query(FAN_OUT_SQL, [FAN_OUT_LOCK, EVENTS_MAX]);
    return rows[0]!.events === EVENTS_MAX;
  }
}

const FAN_OUT_SQL = `
  WITH turn AS MATERIALIZED (
    SELECT pg_try_advisory_xact_lock($1) AS is_ours
  ), taken AS MATERIALIZED (
    SELECT seq FROM events WHERE dispatched_at IS NULL AND (SELECT is_ours FROM turn) ORDER BY seq LIMIT $2 FOR UPDATE
  ), dispatched AS (
    UPDATE events SET dispatched_at = now() FROM taken WHERE events.seq = taken.seq
    RETURNING events.seq, events.account_id, events.client_id, events.type
  ), queued AS (
    INSERT INTO webhook_deliveries (event_seq, endpoint_id)
    SELECT dispatched.seq, endpoint.id FROM dispatched JOIN webhook_endpoints AS endpoint
        ON endpoint.account_id = dispatched.account_id AND dispatched.type = ANY(endpoint.events)
       AND (endpoint.client_id IS NULL OR endpoint.client_id = dispatched.client_id)
    ON CONFLICT DO NOTHING
    RETURNING endpoint_id
  ), woken AS (
    UPDATE webhook_endpoints SET due_at = least(due_at, now()) WHERE id IN (SELECT endpoint_id FROM queued)
  )
  SELECT count(*)::int AS events FROM dispatched`;
