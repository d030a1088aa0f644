import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { UsageModule } from '../usage/usage.module.js';
import { BearerStrategy } from './bearer.strategy.js';
import { MeController } from './me.controller.js';
import { RefusedAddresses } from './refused-addresses.js';

@Module({
  imports: [PassportModule, ApiKeysModule, OAuthModule, UsageModule],
  controllers: [MeController],
  providers: [BearerStrategy, RefusedAddresses],
  exports: [BearerStrategy, RefusedAddresses],
})
export class AuthModule {}
