import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ApiKeysModule } from '../../api-keys/api-keys.module.js';
import { BudgetsModule } from '../../budgets/budgets.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { OAuthModule } from '../../oauth/oauth.module.js';
import { UsageModule } from '../../usage/usage.module.js';
import { WebModule } from '../../web/web.module.js';
import { ChartsModule } from '../charts/charts.module.js';
import { FrameModule } from '../frame/frame.module.js';
import { RequestPagesModule } from '../requests/request-pages.module.js';
import { KeyBudgets } from './key-budgets.js';
import { OverviewController } from './overview.controller.js';
import { OverviewReader } from './overview-reader.js';
import { SetupStepsReader } from './setup-steps.js';
import { TopCallers } from './top-callers.js';

/** The start page. */
@Module({
  imports: [
    AccountsModule,
    ApiKeysModule,
    BudgetsModule,
    ChartsModule,
    FrameModule,
    ModelsModule,
    OAuthModule,
    RequestPagesModule,
    UsageModule,
    WebModule,
  ],
  controllers: [OverviewController],
  providers: [KeyBudgets, OverviewReader, SetupStepsReader, TopCallers],
})
export class OverviewModule {}
