import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredEvent } from '../events/event.entity.js';
import { SECRET_COLUMNS } from './endpoint-secrets.js';
import { retryPauseMs } from './retry-schedule.js';
import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type { SendOutcome } from './webhook-sender.js';

/** The next message to an endpoint. */
export interface DueMessage {
  deliveryId: string;
  event: Pick<StoredEvent, 'id' | 'accountId' | 'type' | 'generationId' | 'data' | 'createdAt'>;
}

/** An attempt that has been made. */
interface Attempt extends SendOutcome {
  deliveryId: string;
  endpointId: string;
  at: Date;
}

/** What an attempt meant for its endpoint. */
export type AttemptResult = 'delivered' | 'failed' | 'disabled';

/** Reads the messages that are due and records attempts. */
@Injectable()
export class DeliveryStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds an endpoint with its secrets. */
  async findEndpoint(id: string): Promise<WebhookEndpoint | null> {
    const endpoints = this.dataSource
      .createQueryBuilder(WebhookEndpoint, 'endpoint')
      .addSelect(SECRET_COLUMNS);
    return endpoints.where({ id }).getOne();
  }

  /** Finds the oldest message that is due for an endpoint. */
  async findDue(endpointId: string): Promise<DueMessage | null> {
    const [row]: (DueMessage['event'] & { deliveryId: string })[] = await this.dataSource.query(DUE_SQL, [
      endpointId,
    ]);
    if (!row) return null;
    const { deliveryId, ...event } = row;
    return { deliveryId, event };
  }

  /** Counts the messages to enabled endpoints that wait to be sent; at most 100,000. */
  async countPending(): Promise<number> {
    const [row] = await this.dataSource.query<[{ messages: number }]>(PENDING_SQL);
    return row.messages;
  }

  /**
   * Records an attempt: the message is delivered, due again later, or, after ten attempts, failed. The endpoint is
   * disabled by a 410, and after ten failed attempts if nothing was delivered to it since the first one; the message is
   * then kept. The endpoint is locked first, as everywhere, so that this cannot deadlock.
   */
  record(attempt: Attempt): Promise<AttemptResult> {
    return this.dataSource.transaction(async (manager) => {
      const { endpointId, deliveryId, ...outcome } = attempt;
      const lock = { mode: 'for_no_key_update' as const };
      const endpoint = await manager.findOne(WebhookEndpoint, { where: { id: endpointId }, lock });
      const delivery = await manager.findOne(WebhookDelivery, { where: { id: deliveryId }, lock });
      // Deleted while the message was sent.
      if (!endpoint || !delivery) return 'failed';
      await manager.insert(WebhookAttempt, { deliveryId, ...outcome });
      const count = {
        attempts: delivery.attempts + 1,
        firstAttemptAt: delivery.firstAttemptAt ?? attempt.at,
      };
      if (isDelivered(attempt)) return recordSuccess(manager, endpoint, delivery, count, attempt.at);
      return recordFailure(manager, endpoint, delivery, { ...count, status: attempt.status });
    });
  }
}

type Count = Pick<WebhookDelivery, 'attempts'> & { firstAttemptAt: Date };

function isDelivered({ status }: SendOutcome): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function recordSuccess(
  manager: EntityManager,
  endpoint: WebhookEndpoint,
  delivery: WebhookDelivery,
  count: Count,
  at: Date,
): Promise<AttemptResult> {
  await manager.update(WebhookEndpoint, endpoint.id, { isFailing: false, lastSucceededAt: at });
  await manager.update(WebhookDelivery, delivery.id, { ...count, state: 'delivered', dueAt: null });
  return 'delivered';
}

async function recordFailure(
  manager: EntityManager,
  endpoint: WebhookEndpoint,
  delivery: WebhookDelivery,
  { status, ...count }: Count & Pick<SendOutcome, 'status'>,
): Promise<AttemptResult> {
  const pauseMs = retryPauseMs(count.attempts, Math.random());
  const isExhausted =
    pauseMs === null && !(endpoint.lastSucceededAt && endpoint.lastSucceededAt > count.firstAttemptAt);
  const reason = status === 410 ? 'gone' : isExhausted ? 'failing' : null;
  await manager.update(WebhookEndpoint, endpoint.id, {
    isFailing: true,
    ...(reason && !endpoint.disabledAt && { disabledAt: () => 'now()', disabledReason: reason }),
  });
  const hasEnded = pauseMs === null && reason === null;
  await manager.update(WebhookDelivery, delivery.id, {
    ...count,
    ...(hasEnded && { state: 'failed', dueAt: null }),
    ...(pauseMs !== null && { dueAt: () => `now() + ${pauseMs} * interval '1 millisecond'` }),
  });
  return reason ? 'disabled' : 'failed';
}

const DUE_SQL = `
  SELECT delivery.id AS "deliveryId", event.id, event.account_id AS "accountId", event.type,
         event.generation_id AS "generationId", event.data, event.created_at AS "createdAt"
    FROM webhook_deliveries AS delivery JOIN events AS event ON event.seq = delivery.event_seq
   WHERE delivery.endpoint_id = $1 AND delivery.state = 'pending' AND delivery.due_at <= now()
   ORDER BY delivery.event_seq LIMIT 1`;

const PENDING_SQL = `
  SELECT count(*)::int AS messages
    FROM (SELECT FROM webhook_deliveries AS delivery
            JOIN webhook_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id AND endpoint.disabled_at IS NULL
           WHERE delivery.state = 'pending' LIMIT 100000) AS pending`;
