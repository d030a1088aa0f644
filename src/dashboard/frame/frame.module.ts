import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { WebModule } from '../../web/web.module.js';
import { DashboardAssetsController } from './dashboard-assets.controller.js';
import { OptionalSession } from './optional-session.js';
import { UnknownPage } from './unknown-page.js';

/** What every page needs besides a session: the assets, and the page for unknown addresses. */
@Module({
  imports: [AccountsModule, WebModule],
  controllers: [DashboardAssetsController],
  providers: [OptionalSession, UnknownPage],
  exports: [OptionalSession, UnknownPage],
})
export class FrameModule {}
