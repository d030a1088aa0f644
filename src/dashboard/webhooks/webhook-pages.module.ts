import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { WebModule } from '../../web/web.module.js';
import { WebhooksModule } from '../../webhooks/webhooks.module.js';
import { DeliveryList } from './delivery-list.js';
import { DeliveryController } from './delivery.controller.js';
import { NewWebhookController } from './new-webhook.controller.js';
import { OwnedWebhooks } from './owned-webhooks.js';
import { WebhookConfirmationsController } from './webhook-confirmations.controller.js';
import { WebhookPagesController } from './webhooks.controller.js';

/** The pages of the webhook endpoints of an account and of their deliveries. */
@Module({
  imports: [AccountsModule, WebhooksModule, WebModule],
  controllers: [
    NewWebhookController,
    WebhookPagesController,
    WebhookConfirmationsController,
    DeliveryController,
  ],
  providers: [DeliveryList, OwnedWebhooks],
})
export class WebhookPagesModule {}
