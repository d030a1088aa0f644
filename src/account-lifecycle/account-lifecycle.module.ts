import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { Janitor } from '../database/janitor.js';
import { AccountDeletion } from './account-deletion.js';
import { deleteTextsOfDeletedAccounts } from './deleted-texts.js';
import { PasswordChanges } from './password-changes.js';

/** Changes of an account that reach into other features: a new password, its deletion. */
@Module({
  imports: [AccountsModule, ApiKeysModule],
  providers: [AccountDeletion, PasswordChanges],
  exports: [AccountDeletion, PasswordChanges],
})
export class AccountLifecycleModule implements OnModuleInit {
  constructor(private readonly janitor: Janitor) {}

  onModuleInit() {
    this.janitor.register('texts of deleted accounts', deleteTextsOfDeletedAccounts);
  }
}
