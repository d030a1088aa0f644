import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { AccountsModule } from '../accounts/accounts.module.js';
import { WebModule } from '../web/web.module.js';
import { AccessTokensService } from './access-tokens.service.js';
import { AppCallLimit } from './app-call-limit.js';
import { ClientRegistry } from './client-registry.js';
import { ConnectedAppsService } from './connected-apps.service.js';
import { ConsentUses } from './consent-uses.js';
import { ConsentsService } from './consents.service.js';
import { InteractionsController } from './interactions.controller.js';
import { InteractionsService } from './interactions.service.js';
import { ProviderMount } from './mount-provider.js';
import { OAuthAccounts } from './oauth-accounts.js';
import { OAuthAppsModule } from './oauth-apps.module.js';
import { OAuthDatabase } from './oauth-database.js';
import { OAuthServer } from './oauth-server.js';
import { ProtectedResourceController } from './protected-resource.controller.js';
import { RequestFrame } from './request-frame.js';
import { TokenCleanup } from './token-cleanup.js';
import { TokenStore } from './token-store.js';

/** The authorization server, and what verifies its tokens. */
@Module({
  imports: [AccountsModule, OAuthAppsModule, WebModule],
  controllers: [InteractionsController, ProtectedResourceController],
  providers: [
    AccessTokensService,
    AppCallLimit,
    ClientRegistry,
    ConnectedAppsService,
    ConsentUses,
    ConsentsService,
    InteractionsService,
    OAuthAccounts,
    OAuthDatabase,
    OAuthServer,
    ProviderMount,
    RequestFrame,
    TokenCleanup,
    TokenStore,
  ],
  exports: [AccessTokensService, ConnectedAppsService, OAuthAppsModule],
})
export class OAuthModule implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly server: OAuthServer,
    private readonly providerMount: ProviderMount,
  ) {}

  async onModuleInit() {
    await this.server.start();
    this.providerMount.mount(this.adapterHost.httpAdapter.getInstance<FastifyInstance>());
  }
}
