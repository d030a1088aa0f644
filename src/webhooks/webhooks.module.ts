import { Module, type OnModuleInit } from '@nestjs/common';
import { Janitor } from '../database/janitor.js';
import { GenerationModule } from '../generation/generation.module.js';
import { DeliveryRunner } from './delivery-runner.js';
import { DeliveryStore } from './delivery-store.js';
import { EndpointQueue } from './endpoint-queue.js';
import { EndpointRun } from './endpoint-run.js';
import { EventFanOut } from './event-fan-out.js';
import { MessageBodies } from './message-body.js';
import { MessageReplay } from './message-replay.js';
import { deleteOldEvents } from './old-events.js';
import { WebhookEndpointsModule } from './webhook-endpoints.module.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksApi } from './webhooks-api.js';
import { WebhooksController } from './webhooks.controller.js';

/** Sends events to the endpoints of accounts and apps. */
@Module({
  imports: [GenerationModule, WebhookEndpointsModule],
  controllers: [WebhooksController],
  providers: [
    DeliveryRunner,
    DeliveryStore,
    EndpointQueue,
    EndpointRun,
    EventFanOut,
    MessageBodies,
    MessageReplay,
    WebhookSender,
    WebhooksApi,
  ],
  exports: [MessageReplay, WebhookEndpointsModule],
})
export class WebhooksModule implements OnModuleInit {
  constructor(private readonly janitor: Janitor) {}

  onModuleInit() {
    this.janitor.register('events', deleteOldEvents);
  }
}
