import { Injectable } from '@nestjs/common';
import { limitsInForce } from '../../accounts/account.entity.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { PlansService } from '../../accounts/plans.service.js';
import type { Principal } from '../../common/http/principal.js';
import { SCOPES, type Scope } from '../../common/http/scopes.js';
import type { SessionContext } from './session-context.js';

/** The principal of a signed-in user, with the permissions of an API key and the limits of the account. */
@Injectable()
export class DashboardPrincipal {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
  ) {}

  async of(context: SessionContext): Promise<Principal> {
    const account = await this.accounts.get(context.account.id);
    const plan = await this.plans.of(account);
    return {
      credential: {
        type: 'dashboard',
        id: account.id,
        name: 'Playground',
        clientId: null,
        scopes: new Set(Object.keys(SCOPES) as Scope[]),
        expiresAt: null,
        requestsPerMinute: null,
        tokensPerMonth: null,
        spendPerMonth: null,
        budgetId: account.id,
        models: null,
        allowedAddresses: null,
        suspended: false,
      },
      account: {
        id: account.id,
        name: account.name,
        email: account.email,
        plan: account.plan,
        suspended: false,
        models: plan.models,
        storesInputs: account.storesInputs,
        ...limitsInForce(account, plan),
      },
    };
  }
}
