import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
import { Account } from '../accounts/account.entity.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { WebModule } from '../web/web.module.js';
import { AccessTokensService } from './access-tokens.service.js';
import { AppCallLimit } from './app-call-limit.js';
import { ArtifactStore } from './artifact-store.js';
import { ClientRegistry } from './client-registry.js';
import { ConnectedAppsService } from './connected-apps.service.js';
import { ConsentUses } from './consent-uses.js';
import { ConsentsService } from './consents.service.js';
import { GrantStore } from './grant-store.js';
import { InteractionPages } from './interaction-pages.js';
import { InteractionsController } from './interactions.controller.js';
import { InteractionsService } from './interactions.service.js';
import { OAuthAccounts } from './oauth-accounts.js';
import { OAuthAppsModule } from './oauth-apps.module.js';
import { OAuthConsent } from './oauth-consent.entity.js';
import { OAuthDatabase } from './oauth-database.js';
import { OAuthServer } from './oauth-server.js';
import { OAuthGrant } from './oauth-grant.entity.js';
import { OidcAdapters } from './oidc-adapters.js';
import { OidcCommit } from './oidc-commit.js';
import { OidcMiddleware } from './oidc-middleware.js';
import { OidcRoutes } from './oidc-routes.js';
import { ProtectedResourceController } from './protected-resource.controller.js';
import { TokenCleanup } from './token-cleanup.js';
import { TokenStore } from './token-store.js';

/** The OAuth 2.0 authorization server and the verification of its access tokens. */
@Module({
  imports: [
    AccountsModule,
    OAuthAppsModule,
    TypeOrmModule.forFeature([Account, OAuthConsent, OAuthGrant]),
    WebModule,
  ],
  controllers: [InteractionsController, ProtectedResourceController],
  providers: [
    AccessTokensService,
    AppCallLimit,
    ArtifactStore,
    ClientRegistry,
    ConnectedAppsService,
    ConsentUses,
    ConsentsService,
    GrantStore,
    InteractionPages,
    InteractionsService,
    OAuthAccounts,
    OAuthDatabase,
    OAuthServer,
    OidcAdapters,
    OidcCommit,
    OidcMiddleware,
    OidcRoutes,
    TokenCleanup,
    TokenStore,
  ],
  exports: [AccessTokensService, ConnectedAppsService, OAuthAppsModule],
})
export class OAuthModule implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly server: OAuthServer,
    private readonly routes: OidcRoutes,
  ) {}

  async onModuleInit() {
    await this.server.start();
    this.routes.register(this.adapterHost.httpAdapter.getInstance<FastifyInstance>());
  }
}
