import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { OAuthModule } from '../oauth/oauth.module.js';
import { CredentialCheck } from '../common/http/credential-check.js';
import { BearerCredentialCheck } from './bearer-credential-check.js';
import { BearerStrategy } from './bearer.strategy.js';
import { MeController } from './me.controller.js';
import { MonthlyLimits } from './monthly-limits.js';
import { RejectedAddresses } from './rejected-addresses.js';

/** Global, so that folders of lower rank can be given the `CredentialCheck`. */
@Global()
@Module({
  imports: [PassportModule, ApiKeysModule, OAuthModule, BudgetsModule],
  controllers: [MeController],
  providers: [
    BearerStrategy,
    MonthlyLimits,
    RejectedAddresses,
    { provide: CredentialCheck, useClass: BearerCredentialCheck },
  ],
  exports: [BearerStrategy, RejectedAddresses, CredentialCheck],
})
export class AuthModule {}
