import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AccountDeletion } from './account-deletion.js';
import { DeletedTexts } from './deleted-texts.js';
import { PasswordChanges } from './password-changes.js';

/** Changes of an account that reach into other features: a new password, its deletion. */
@Module({
  imports: [AccountsModule, ApiKeysModule],
  providers: [AccountDeletion, DeletedTexts, PasswordChanges],
  exports: [AccountDeletion, PasswordChanges],
})
export class AccountLifecycleModule {}
