import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { OAuthAppsModule } from '../oauth/oauth-apps.module.js';
import { Resealing } from './resealing.js';

/** What becomes of things that older keys of `SECRET_KEY` have made. */
@Module({
  imports: [ApiKeysModule, OAuthAppsModule],
  providers: [Resealing],
})
export class SecretKeysModule {}
