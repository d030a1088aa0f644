import { Injectable } from '@nestjs/common';
import type { EventType } from './event-types.js';
import { isSubscribed } from './subscribed-sql.js';

/** What runs a statement in the transaction of its caller: an `EntityManager` or a client of PostgreSQL. */
interface Transaction {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** An event to write. */
export interface NewEvent {
  accountId: string;
  /** The OAuth app that caused it; null for none. */
  clientId: string | null;
  type: EventType;
  /** The data that receivers see; of a generation, added to its record. */
  data: object;
  /** The generation (a UUID) that it is about. Its record is read when the event is sent. */
  generationId?: string;
  /** Names something that happens once: a second event of the account with this name is dropped. */
  once?: string;
}

/** Writes events, each in the transaction that makes it true. */
@Injectable()
export class EventLog {
  /**
   * Writes events in the transaction of `manager`, in their order, if an endpoint subscribes to them. They are sent after
   * the commit.
   */
  async append(manager: Transaction, ...events: NewEvent[]): Promise<void> {
    await manager.query(APPEND_SQL, [
      events.map(({ accountId }) => accountId),
      events.map(({ clientId }) => clientId),
      events.map(({ type }) => type),
      events.map(({ generationId }) => generationId ?? null),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ once }) => once ?? null),
    ]);
  }
}

const APPEND_SQL = `
  INSERT INTO events (account_id, client_id, type, generation_id, data, once)
  SELECT account_id, client_id, type, generation_id, data, once
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::jsonb[], $6::text[]) WITH ORDINALITY
      AS given (account_id, client_id, type, generation_id, data, once, ordinal)
   WHERE ${isSubscribed({ account: 'given.account_id', client: 'given.client_id', type: 'given.type' })}
   ORDER BY ordinal
  ON CONFLICT (account_id, once) WHERE once IS NOT NULL DO NOTHING`;
