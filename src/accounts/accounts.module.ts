import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from './account.entity.js';
import { AccountsService } from './accounts.service.js';
import { BrowserSession } from './browser-session.js';
import { KeptForms } from './kept-forms.service.js';
import { PlansService } from './plans.service.js';
import { Plan } from './plan.entity.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account, Plan])],
  providers: [
    AccountsService,
    BrowserSession,
    KeptForms,
    PlansService,
    SessionsService,
    SignInService,
    SignInThrottle,
  ],
  exports: [
    TypeOrmModule,
    AccountsService,
    BrowserSession,
    KeptForms,
    PlansService,
    SessionsService,
    SignInService,
  ],
})
export class AccountsModule {}
