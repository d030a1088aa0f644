import { Module } from '@nestjs/common';
import { AccountDeletion } from './account-deletion.service.js';
import { DeletedTexts } from './deleted-texts.js';

/** The end of an account. */
@Module({ providers: [AccountDeletion, DeletedTexts], exports: [AccountDeletion] })
export class AccountLifecycleModule {}
