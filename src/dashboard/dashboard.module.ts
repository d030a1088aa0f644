import { Module } from '@nestjs/common';
import { AccountSettingsModule } from './account/account-settings.module.js';
import { AdministrationModule } from './admin/administration.module.js';
import { AppPagesModule } from './apps/app-pages.module.js';
import { FrameModule } from './frame/frame.module.js';
import { HistoryPagesModule } from './history/history-pages.module.js';
import { JobPagesModule } from './jobs/job-pages.module.js';
import { KeyPagesModule } from './keys/key-pages.module.js';
import { ModelPagesModule } from './models/model-pages.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { PlaygroundModule } from './playground/playground.module.js';
import { RequestPagesModule } from './requests/request-pages.module.js';
import { SearchPagesModule } from './search/search-pages.module.js';
import { TemplatePagesModule } from './templates/template-pages.module.js';
import { WebhookPagesModule } from './webhooks/webhook-pages.module.js';

/** The pages for account owners, developers and administrators. */
@Module({
  imports: [
    AccountSettingsModule,
    AdministrationModule,
    AppPagesModule,
    FrameModule,
    HistoryPagesModule,
    JobPagesModule,
    KeyPagesModule,
    ModelPagesModule,
    OverviewModule,
    PlaygroundModule,
    RequestPagesModule,
    SearchPagesModule,
    TemplatePagesModule,
    WebhookPagesModule,
  ],
  exports: [FrameModule],
})
export class DashboardModule {}
