import { Injectable } from '@nestjs/common';
import { limitsInForce, type Account } from '../../accounts/account.entity.js';
import { PlansService } from '../../accounts/plans.service.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import type { SessionContext } from '../frame/session-context.js';
import { AccountDetailsReader } from './account-details.js';
import { AccountPage, type LimitsForm } from './account-page.js';

/** The limits as entered, and how a form of the page ended. */
interface Submitted {
  form: LimitsForm;
  notice?: string | null;
  problem?: string;
  /** The requested order of the daily figures. */
  sort?: unknown;
}

/** Builds the page of an account, which several forms show again. */
@Injectable()
export class AccountPages {
  constructor(
    private readonly plans: PlansService,
    private readonly details: AccountDetailsReader,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async accountPage(context: SessionContext, account: Account, { sort, ...submitted }: Submitted) {
    const plans = await this.plans.list();
    const plan = plans.find(({ id }) => id === account.plan)!;
    return AccountPage({
      context,
      account,
      plans,
      limits: limitsInForce(account, plan),
      details: await this.details.read(account, context.sessionId),
      sort,
      logDays: this.config.requestLogDays,
      now: this.clock.now(),
      ...submitted,
    });
  }
}
