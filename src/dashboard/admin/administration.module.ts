import { Module } from '@nestjs/common';
import { AccountLifecycleModule } from '../../account-lifecycle/account-lifecycle.module.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ApiKeysModule } from '../../api-keys/api-keys.module.js';
import { BudgetsModule } from '../../budgets/budgets.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { OAuthModule } from '../../oauth/oauth.module.js';
import { UsageModule } from '../../usage/usage.module.js';
import { WebModule } from '../../web/web.module.js';
import { AccountSettingsModule } from '../account/account-settings.module.js';
import { AppPagesModule } from '../apps/app-pages.module.js';
import { ChartsModule } from '../charts/charts.module.js';
import { KeyPagesModule } from '../keys/key-pages.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDetailsReader } from './account-details.js';
import { AccountList } from './account-list.js';
import { AccountLookup } from './account-lookup.js';
import { AccountPages } from './account-pages.js';
import { AccountRetentionController } from './account-retention.controller.js';
import { AccountSessionsController } from './account-sessions.controller.js';
import { AdminAccountsController } from './admin-accounts.controller.js';
import { AdminAppsController } from './admin-apps.controller.js';
import { AdminAuditController } from './admin-audit.controller.js';
import { AdminKeysController } from './admin-keys.controller.js';
import { AdminPlansController } from './admin-plans.controller.js';
import { AdminUsageController } from './admin-usage.controller.js';
import { NewAccountController } from './new-account.controller.js';

/** The pages for administrators, except those of models, requests and published templates. */
@Module({
  imports: [
    AccountLifecycleModule,
    AccountSettingsModule,
    AccountsModule,
    ApiKeysModule,
    AppPagesModule,
    BudgetsModule,
    ChartsModule,
    KeyPagesModule,
    ModelsModule,
    OAuthModule,
    UsageModule,
    WebModule,
  ],
  controllers: [
    NewAccountController,
    AdminAccountsController,
    AccountDeletionController,
    AccountRetentionController,
    AccountSessionsController,
    AdminAppsController,
    AdminAuditController,
    AdminKeysController,
    AdminPlansController,
    AdminUsageController,
  ],
  providers: [AccountDetailsReader, AccountList, AccountLookup, AccountPages],
  exports: [AccountList],
})
export class AdministrationModule {}
