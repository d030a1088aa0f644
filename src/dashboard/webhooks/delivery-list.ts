import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountQueries } from '../../database/account-queries.js';
import type { EventType } from '../../events/event-types.js';
import { toEventId } from '../../webhooks/event-id.js';
import { WebhookAttempt } from '../../webhooks/webhook-attempt.entity.js';
import { WebhookDelivery } from '../../webhooks/webhook-delivery.entity.js';
import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { cutPage, PAGE_SIZE } from '../frame/paging.js';

/** A delivery with its event and its last attempt. */
export interface ListedDelivery extends Pick<
  WebhookDelivery,
  'id' | 'state' | 'attempts' | 'dueAt' | 'createdAt'
> {
  eventId: string;
  type: EventType;
  lastStatus: number | null;
  lastError: string | null;
}

type Owned = Pick<WebhookEndpoint, 'id' | 'accountId'>;

/** Reads the deliveries of an endpoint, newest first. */
@Injectable()
export class DeliveryList {
  constructor(
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    @InjectRepository(WebhookAttempt) private readonly attempts: Repository<WebhookAttempt>,
    private readonly queries: AccountQueries,
  ) {}

  async page({ id, accountId }: Owned, page: number): Promise<{ items: ListedDelivery[]; hasMore: boolean }> {
    const offset = (page - 1) * PAGE_SIZE;
    return cutPage(await this.read(accountId, LIST_SQL, [id, PAGE_SIZE + 1, offset]));
  }

  async find({ id, accountId }: Owned, deliveryId: string): Promise<ListedDelivery | null> {
    const [delivery] = await this.read(accountId, FIND_SQL, [id, deliveryId]);
    return delivery ?? null;
  }

  /** The latest attempts of a delivery, newest first. */
  attemptsOf(deliveryId: string): Promise<WebhookAttempt[]> {
    return this.attempts.find({ where: { deliveryId }, order: { seq: 'DESC' }, take: 100 });
  }

  private async read(accountId: string, sql: string, values: unknown[]): Promise<ListedDelivery[]> {
    const rows = await this.queries.run(accountId, () =>
      this.deliveries.query<ListedDelivery[]>(sql, values),
    );
    return rows.map((row) => ({ ...row, eventId: toEventId(row.eventId) }));
  }
}

const SELECT_SQL = `
  SELECT delivery.id, delivery.state, delivery.attempts, delivery.due_at AS "dueAt", delivery.created_at AS "createdAt",
         event.id AS "eventId", event.type, last.status AS "lastStatus", last.error AS "lastError"
    FROM webhook_deliveries AS delivery
    JOIN events AS event ON event.seq = delivery.event_seq
    LEFT JOIN LATERAL (SELECT status, error FROM webhook_attempts WHERE delivery_id = delivery.id
                        ORDER BY seq DESC LIMIT 1) AS last ON true
   WHERE delivery.endpoint_id = $1`;

const LIST_SQL = `${SELECT_SQL} ORDER BY delivery.event_seq DESC LIMIT $2 OFFSET $3`;
const FIND_SQL = `${SELECT_SQL} AND delivery.id = $2`;
