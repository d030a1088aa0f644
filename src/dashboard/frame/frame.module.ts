import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { WebModule } from '../../web/web.module.js';
import { DashboardAssetsController } from './dashboard-assets.controller.js';
import { DashboardPrincipal } from './dashboard-principal.js';
import { OptionalSession } from './optional-session.js';
import { UnknownPage } from './unknown-page.js';

/** What pages share besides the session: the assets, the page for unknown addresses, and the use of the API as the account. */
@Module({
  imports: [AccountsModule, WebModule],
  controllers: [DashboardAssetsController],
  providers: [DashboardPrincipal, OptionalSession, UnknownPage],
  exports: [DashboardPrincipal, OptionalSession, UnknownPage],
})
export class FrameModule {}
