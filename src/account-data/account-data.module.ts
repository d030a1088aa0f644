import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from '../accounts/account.entity.js';
import { Janitor } from '../database/janitor.js';
import { TemplateLibraryModule } from '../template-library/template-library.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { AccountDataJob } from './account-data-job.entity.js';
import { AccountDataRunner } from './account-data-runner.js';
import { AccountData } from './account-data.js';
import { ExportChunk } from './export-chunk.entity.js';
import { deleteUnusedChunks } from './unused-chunks.js';
import { ExportWriter } from './export-writer.js';
import { TextErasure } from './text-erasure.js';

/** Export and erasure of an account's data. */
@Module({
  imports: [TypeOrmModule.forFeature([Account, AccountDataJob, ExportChunk]), TemplateLibraryModule],
  providers: [AccountData, AccountDataRunner, ExportWriter, TextErasure],
  exports: [AccountData],
})
export class AccountDataModule implements OnModuleInit {
  constructor(private readonly janitor: Janitor) {}

  onModuleInit() {
    // In this order, so that no deletion of a job deletes all chunks of its file at once.
    this.janitor.register('export chunks', deleteUnusedChunks);
    this.janitor.register('exports and erasures', deleteExpired('account_data_jobs', { keptFor: '1 day' }));
  }
}
