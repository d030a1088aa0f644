import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StoredEvent } from '../events/event.entity.js';
import { EndpointChanges } from './endpoint-changes.js';
import { EndpointSecrets } from './endpoint-secrets.js';
import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookEndpoints } from './webhook-endpoints.js';

/** Managing endpoints, without sending: for the command line and the rotation of `SECRET_KEY`. */
@Module({
  imports: [TypeOrmModule.forFeature([StoredEvent, WebhookAttempt, WebhookDelivery, WebhookEndpoint])],
  providers: [EndpointChanges, EndpointSecrets, WebhookEndpoints],
  exports: [TypeOrmModule, EndpointChanges, EndpointSecrets, WebhookEndpoints],
})
export class WebhookEndpointsModule {}
