import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { WebModule } from '../web/web.module.js';
import { DashboardAssetsController } from './frame/dashboard-assets.controller.js';
import { KeyList } from './keys/key-list.js';
import { KeyRevealController } from './keys/key-reveal.controller.js';
import { KeysController } from './keys/keys.controller.js';
import { NewKeyController } from './keys/new-key.controller.js';
import { OwnedKeys } from './keys/owned-keys.js';

/** The pages for account owners, developers and administrators. */
@Module({
  imports: [AccountsModule, ApiKeysModule, WebModule],
  controllers: [DashboardAssetsController, NewKeyController, KeysController, KeyRevealController],
  providers: [KeyList, OwnedKeys],
})
export class DashboardModule {}
