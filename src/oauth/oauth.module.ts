import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
import { Account } from '../accounts/account.entity.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Janitor } from '../database/janitor.js';
import { WebModule } from '../web/web.module.js';
import { AnsweredInteractions } from './provider/answered-interactions.js';
import { AccessTokensService } from './tokens/access-tokens.service.js';
import { AppCallLimit } from './provider/app-call-limit.js';
import { ArtifactStore } from './storage/artifact-store.js';
import { ClientDocuments } from './documents/client-documents.js';
import { ClientRegistry } from './clients/client-registry.js';
import { ConnectedAppsService } from './consents/connected-apps.service.js';
import { ConsentUses } from './consents/consent-uses.js';
import { ConsentsService } from './consents/consents.service.js';
import { DocumentAgent } from './documents/document-agent.js';
import { DocumentCache } from './documents/document-cache.js';
import { DocumentFetcher } from './documents/document-fetcher.js';
import { GrantStore } from './storage/grant-store.js';
import { InteractionPages } from './interactions/interaction-pages.js';
import { InteractionsController } from './interactions/interactions.controller.js';
import { InteractionsService } from './interactions/interactions.service.js';
import { OAuthAccounts } from './provider/oauth-accounts.js';
import { OAuthAppsModule } from './oauth-apps.module.js';
import { OAuthConsent } from './consents/oauth-consent.entity.js';
import { OAuthDatabase } from './storage/oauth-database.js';
import { OAuthServer } from './provider/oauth-server.js';
import { OAuthGrant } from './storage/oauth-grant.entity.js';
import { OidcAdapters } from './adapters/oidc-adapters.js';
import { OidcCommit } from './provider/oidc-commit.js';
import { OidcMiddleware } from './provider/oidc-middleware.js';
import { OidcRoutes } from './provider/oidc-routes.js';
import { ProviderInteractions } from './interactions/provider-interactions.js';
import { ProtectedResourceController } from './protected-resource.controller.js';
import { deleteAccessTokens, deleteArtifacts, deleteGrants } from './tokens/token-cleanup.js';
import { TokenStore } from './tokens/token-store.js';

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
    AnsweredInteractions,
    AppCallLimit,
    ArtifactStore,
    ClientDocuments,
    ClientRegistry,
    ConnectedAppsService,
    ConsentUses,
    ConsentsService,
    DocumentAgent,
    DocumentCache,
    DocumentFetcher,
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
    ProviderInteractions,
    TokenStore,
  ],
  exports: [AccessTokensService, ConnectedAppsService, ConsentsService, OAuthAppsModule],
})
export class OAuthModule implements OnModuleInit {
  constructor(
    private readonly janitor: Janitor,
    private readonly adapterHost: HttpAdapterHost,
    private readonly server: OAuthServer,
    private readonly routes: OidcRoutes,
  ) {}

  async onModuleInit() {
    this.janitor.register('access tokens', deleteAccessTokens);
    this.janitor.register('codes, refresh tokens and interactions', deleteArtifacts);
    this.janitor.register('grants', deleteGrants);
    await this.server.start();
    this.routes.register(this.adapterHost.httpAdapter.getInstance<FastifyInstance>());
  }
}
