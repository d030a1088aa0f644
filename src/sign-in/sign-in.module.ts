import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { WebModule } from '../web/web.module.js';
import { InvitationController } from './invitation.controller.js';
import { SignInController } from './sign-in.controller.js';
import { SignOutController } from './sign-out.controller.js';
import { SignUpController } from './sign-up.controller.js';

@Module({
  imports: [AccountsModule, WebModule],
  controllers: [InvitationController, SignInController, SignUpController, SignOutController],
})
export class SignInModule {}
