import { Module } from '@nestjs/common';
import { AccountDataModule } from '../../account-data/account-data.module.js';
import { AccountLifecycleModule } from '../../account-lifecycle/account-lifecycle.module.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { ApiKeysModule } from '../../api-keys/api-keys.module.js';
import { GenerationModule } from '../../generation/generation.module.js';
import { WebModule } from '../../web/web.module.js';
import { ActivityController } from './activity.controller.js';
import { DataErasureController } from './data-erasure.controller.js';
import { DataExportController } from './data-export.controller.js';
import { DataView } from './data-view.js';
import { DataController } from './data.controller.js';
import { OwnDeletionController } from './own-deletion.controller.js';
import { ProfileController } from './profile.controller.js';
import { RetentionChanges } from './retention-changes.js';
import { SecurityController } from './security.controller.js';
import { StoredInputsController } from './stored-inputs.controller.js';

/** The pages of Account settings about the account itself, its security and its data. */
@Module({
  imports: [
    AccountDataModule,
    AccountLifecycleModule,
    AccountsModule,
    ApiKeysModule,
    GenerationModule,
    WebModule,
  ],
  controllers: [
    ActivityController,
    DataController,
    DataErasureController,
    DataExportController,
    OwnDeletionController,
    ProfileController,
    SecurityController,
    StoredInputsController,
  ],
  providers: [DataView, RetentionChanges],
  exports: [RetentionChanges],
})
export class AccountSettingsModule {}
