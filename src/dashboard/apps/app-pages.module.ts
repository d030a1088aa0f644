import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { BudgetsModule } from '../../budgets/budgets.module.js';
import { OAuthModule } from '../../oauth/oauth.module.js';
import { UsageModule } from '../../usage/usage.module.js';
import { WebModule } from '../../web/web.module.js';
import { AppConfirmationsController } from './app-confirmations.controller.js';
import { AppListController } from './app-list.controller.js';
import { AppList } from './app-list.js';
import { AppController } from './app.controller.js';
import { ConnectedAppsController } from './connected-apps.controller.js';
import { OwnedApps } from './owned-apps.js';

/** The pages of the apps that an account owns, and of those that it is connected to. */
@Module({
  imports: [AccountsModule, BudgetsModule, OAuthModule, UsageModule, WebModule],
  controllers: [AppListController, AppController, AppConfirmationsController, ConnectedAppsController],
  providers: [AppList, OwnedApps],
  exports: [AppList],
})
export class AppPagesModule {}
