import { Injectable } from '@nestjs/common';
import { limitsInForce } from '../../accounts/account.entity.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { PlansService } from '../../accounts/plans.service.js';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import { KeyRevealsService } from '../../api-keys/key-reveals.service.js';
import { UnusedScopes } from '../../api-keys/unused-scopes.js';
import { hasOwnBudget } from '../../budgets/budget-limits.js';
import { MonthlyUsage } from '../../budgets/monthly-usage.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import type { SessionContext } from '../frame/session-context.js';
import { readKeyAccessForm, typedAccess, type KeyAccessForm } from './key-access-form.js';
import { KeyActivityReader } from './key-activity-reader.js';
import { readKeyLimitsForm, typedLimits, type KeyLimitsForm } from './key-limits-form.js';
import { KeyPage } from './key-page.js';
import type { KeyProblems } from './key-settings.js';
import { keyWarnings } from './key-warnings.js';
import { OwnedKeys } from './owned-keys.js';

/** What a form of the page was submitted with, and how it ended. */
interface Submitted {
  notice?: string | null;
  problems?: KeyProblems;
  /** The new name, the access and the limits as entered. */
  typed?: string;
  access?: KeyAccessForm;
  limits?: KeyLimitsForm;
  /** The requested order of the daily figures. */
  sort?: unknown;
}

/** Builds the page of a key, which several controllers show. */
@Injectable()
export class KeyPages {
  constructor(
    private readonly owned: OwnedKeys,
    private readonly activity: KeyActivityReader,
    private readonly scopes: UnusedScopes,
    private readonly usage: MonthlyUsage,
    private readonly clock: Clock,
    private readonly reveals: KeyRevealsService,
    private readonly config: Config,
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
  ) {}

  async keyPage(context: SessionContext, apiKey: ApiKey, { sort, ...submitted }: Submitted) {
    const { id, accountId, budgetId } = apiKey;
    const [{ state, rotations }, usage, accountLimits, scopes, activity, canReveal] = await Promise.all([
      this.owned.lifecycleOf(apiKey),
      hasOwnBudget(apiKey) ? this.usage.ofCredential(accountId, budgetId ?? id) : null,
      this.limitsOf(accountId),
      this.scopes.lastUses(apiKey),
      this.activity.read(apiKey),
      this.reveals.canReveal(accountId, id),
    ]);
    const now = this.clock.now();
    return KeyPage({
      context,
      apiKey,
      state,
      usage,
      accountLimits,
      now,
      sort,
      rotations,
      scopes,
      activity,
      logDays: this.config.requestLogDays,
      currency: this.config.currency,
      warnings: keyWarnings({ ...apiKey, state }, now),
      canReveal,
      problems: {},
      ...formsOf(context, apiKey),
      ...submitted,
    });
  }

  private async limitsOf(accountId: string) {
    const account = await this.accounts.get(accountId);
    return limitsInForce(account, await this.plans.of(account));
  }
}

/** The forms as they are, or as they were entered before the session expired. */
function formsOf({ draft }: SessionContext, apiKey: ApiKey) {
  return {
    typed: draft?.get('name') ?? apiKey.name,
    access: draft?.has('expires') ? readKeyAccessForm(draft) : typedAccess(apiKey),
    limits: draft?.has('tokens') ? readKeyLimitsForm(draft) : typedLimits(apiKey),
  };
}
