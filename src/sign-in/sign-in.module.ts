import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { WebModule } from '../web/web.module.js';
import { SignInController } from './sign-in.controller.js';
import { SignOutController } from './sign-out.controller.js';
import { SignUpController } from './sign-up.controller.js';

@Module({
  imports: [AccountsModule, WebModule],
  controllers: [SignInController, SignUpController, SignOutController],
})
export class SignInModule {}
