import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ApiKeysModule } from '../../api-keys/api-keys.module.js';
import { BudgetsModule } from '../../budgets/budgets.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { WebModule } from '../../web/web.module.js';
import { ChartsModule } from '../charts/charts.module.js';
import { KeyAccessController } from './key-access.controller.js';
import { KeyActivityReader } from './key-activity-reader.js';
import { KeyLimitsController } from './key-limits.controller.js';
import { KeyList } from './key-list.js';
import { KeyPages } from './key-pages.js';
import { KeyRevealController } from './key-reveal.controller.js';
import { KeyRotationController } from './key-rotation.controller.js';
import { KeysController } from './keys.controller.js';
import { NewKeyController } from './new-key.controller.js';
import { OwnedKeys } from './owned-keys.js';
import { UnusedScopesController } from './unused-scopes.controller.js';

/** The pages of the API keys of an account. */
@Module({
  imports: [AccountsModule, ApiKeysModule, BudgetsModule, ChartsModule, ModelsModule, WebModule],
  controllers: [
    NewKeyController,
    KeysController,
    KeyAccessController,
    KeyLimitsController,
    KeyRevealController,
    KeyRotationController,
    UnusedScopesController,
  ],
  providers: [KeyActivityReader, KeyList, KeyPages, OwnedKeys],
  exports: [KeyList],
})
export class KeyPagesModule {}
