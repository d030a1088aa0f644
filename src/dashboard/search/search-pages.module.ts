import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ApiKeysModule } from '../../api-keys/api-keys.module.js';
import { GenerationModule } from '../../generation/generation.module.js';
import { StoredJobsModule } from '../../jobs/stored-jobs.module.js';
import { OAuthModule } from '../../oauth/oauth.module.js';
import { SearchModule } from '../../search/search.module.js';
import { UsageModule } from '../../usage/usage.module.js';
import { WebModule } from '../../web/web.module.js';
import { WebhookEndpointsModule } from '../../webhooks/webhook-endpoints.module.js';
import { AdministrationModule } from '../admin/administration.module.js';
import { AppPagesModule } from '../apps/app-pages.module.js';
import { KeyPagesModule } from '../keys/key-pages.module.js';
import { AccountSearch } from './account-search.js';
import { AppSearch } from './app-search.js';
import { ConnectedAppSearch } from './connected-app-search.js';
import { DashboardSearch } from './dashboard-search.js';
import { JobSearch } from './job-search.js';
import { KeySearch } from './key-search.js';
import { RecordSearch } from './record-search.js';
import { RequestSearch } from './request-search.js';
import { SearchController } from './search.controller.js';
import { WebhookSearch } from './webhook-search.js';

/** Search over the dashboard. */
@Module({
  imports: [
    AccountsModule,
    AdministrationModule,
    ApiKeysModule,
    AppPagesModule,
    GenerationModule,
    KeyPagesModule,
    OAuthModule,
    SearchModule,
    StoredJobsModule,
    UsageModule,
    WebModule,
    WebhookEndpointsModule,
  ],
  controllers: [SearchController],
  providers: [
    AccountSearch,
    AppSearch,
    ConnectedAppSearch,
    DashboardSearch,
    JobSearch,
    KeySearch,
    RecordSearch,
    RequestSearch,
    WebhookSearch,
  ],
})
export class SearchPagesModule {}
