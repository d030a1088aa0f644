import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitStorageModule } from '../rate-limit/rate-limit.module.js';
import { AccountInvitation } from './account-invitation.entity.js';
import { AccountInvitations } from './account-invitations.js';
import { Account } from './account.entity.js';
import { AccountsService } from './accounts.service.js';
import { BrowserSession } from './browser-session.js';
import { EmailChanges } from './email-changes.js';
import { KnownBrowsers } from './known-browsers.js';
import { FormDrafts } from './form-drafts.js';
import { PasswordProof } from './password-proof.js';
import { PlansService } from './plans.service.js';
import { Plan } from './plan.entity.js';
import { StoredSession } from './session.entity.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SignUpLimit } from './sign-up-limit.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Account, AccountInvitation, Plan, StoredSession]),
    RateLimitStorageModule,
  ],
  providers: [
    AccountInvitations,
    AccountsService,
    BrowserSession,
    EmailChanges,
    FormDrafts,
    KnownBrowsers,
    PasswordProof,
    PlansService,
    SessionsService,
    SignInService,
    SignInThrottle,
    SignUpLimit,
  ],
  exports: [
    TypeOrmModule,
    AccountInvitations,
    AccountsService,
    BrowserSession,
    EmailChanges,
    FormDrafts,
    PasswordProof,
    PlansService,
    SessionsService,
    SignInService,
    SignUpLimit,
  ],
})
export class AccountsModule {}
