import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OAuthClient, OAuthClientSecret } from './clients/oauth-client.entity.js';
import { OAuthClientsService } from './clients/oauth-clients.service.js';
import { SigningKeys } from './tokens/signing-keys.js';

/** Manages apps and signing keys, for the dashboard and the command line. */
@Module({
  imports: [TypeOrmModule.forFeature([OAuthClient, OAuthClientSecret])],
  providers: [OAuthClientsService, SigningKeys],
  exports: [TypeOrmModule, OAuthClientsService, SigningKeys],
})
export class OAuthAppsModule {}
