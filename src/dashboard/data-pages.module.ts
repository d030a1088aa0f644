import { Module } from '@nestjs/common';
import { AccountDataModule } from '../account-data/account-data.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { WebModule } from '../web/web.module.js';
import { DataErasureController } from './account/data-erasure.controller.js';
import { DataExportController } from './account/data-export.controller.js';
import { DataView } from './account/data-view.js';
import { DataController } from './account/data.controller.js';
import { RetentionChanges } from './account/retention-changes.js';
import { AccountLookup } from './admin/account-lookup.js';
import { AccountRetentionController } from './admin/account-retention.controller.js';

/** The pages about the data of an account: export, retention and deletion. */
@Module({
  imports: [AccountDataModule, AccountsModule, GenerationModule, WebModule],
  controllers: [DataController, DataExportController, DataErasureController, AccountRetentionController],
  providers: [AccountLookup, DataView, RetentionChanges],
})
export class DataPagesModule {}
