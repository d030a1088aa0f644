import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { WebhookEndpointsModule } from '../webhooks/webhook-endpoints.module.js';
import { ModelsModule } from '../models/models.module.js';
import { OAuthAppsModule } from '../oauth/oauth-apps.module.js';
import { Reencryption } from './reencryption.js';

/** What becomes of things that older keys of `SECRET_KEY` have made. */
@Module({
  imports: [ApiKeysModule, ModelsModule, OAuthAppsModule, WebhookEndpointsModule],
  providers: [Reencryption],
})
export class SecretKeysModule {}
