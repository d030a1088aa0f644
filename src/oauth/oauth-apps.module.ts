import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OAuthClient, OAuthClientSecret } from './oauth-client.entity.js';
import { OAuthClientsService } from './oauth-clients.service.js';
import { SigningKeys } from './signing-keys.js';

/** Manages apps and signing keys, for the dashboard and the command line. */
@Module({
  imports: [TypeOrmModule.forFeature([OAuthClient, OAuthClientSecret])],
  providers: [OAuthClientsService, SigningKeys],
  exports: [TypeOrmModule, OAuthClientsService, SigningKeys],
})
export class OAuthAppsModule {}
