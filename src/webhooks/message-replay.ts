import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { StoredEvent } from '../events/event.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookError } from './webhook-errors.js';
import { DeliveryRunner } from './delivery-runner.js';

/** Sends what an owner asks for: a test event, or a message again. */
@Injectable()
export class MessageReplay {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly runner: DeliveryRunner,
  ) {}

  /** Queues a test event for one endpoint; throws a `WebhookError` for a disabled one. */
  async sendTest({ id, accountId, clientId, disabledAt }: WebhookEndpoint): Promise<StoredEvent> {
    if (disabledAt) throw disabled();
    const event = await this.endpoints.manager.transaction(async (manager) => {
      const values = { accountId, clientId, type: 'webhook.test' as const, data: { endpoint_id: id } };
      const { identifiers } = await manager.insert(StoredEvent, { ...values, dispatchedAt: () => 'now()' });
      const { seq } = identifiers[0] as { seq: string };
      await manager.insert(WebhookDelivery, { eventSeq: seq, endpointId: id });
      await manager.update(WebhookEndpoint, id, { dueAt: () => 'now()' });
      return manager.findOneByOrFail(StoredEvent, { seq });
    });
    this.runner.wake();
    return event;
  }

  /** Sends a message again, whether it was delivered or not, with the same id and up to ten attempts. */
  async sendAgain({ id: endpointId, disabledAt }: WebhookEndpoint, deliveryId: string): Promise<boolean> {
    if (disabledAt) throw disabled();
    const isFound = await this.endpoints.manager.transaction(async (manager) => {
      // The endpoint first, as everywhere, so that this cannot deadlock.
      await manager.update(WebhookEndpoint, endpointId, { dueAt: () => 'now()' });
      const fresh = { state: 'pending' as const, attempts: 0, firstAttemptAt: null, dueAt: () => 'now()' };
      const { affected } = await manager.update(WebhookDelivery, { id: deliveryId, endpointId }, fresh);
      return Boolean(affected);
    });
    this.runner.wake();
    return isFound;
  }
}

function disabled(): WebhookError {
  return new WebhookError('', 'The endpoint is disabled. Enable it first.');
}
