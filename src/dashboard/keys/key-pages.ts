import { Injectable } from '@nestjs/common';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import { hasOwnBudget } from '../../budgets/budget-limits.js';
import { MonthlyUsage } from '../../budgets/monthly-usage.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import type { SessionContext } from '../frame/session-context.js';
import { typedLimits, type KeyLimitsForm } from './key-limits-form.js';
import { KeyPage } from './key-page.js';
import { keyWarnings } from './key-warnings.js';
import { OwnedKeys } from './owned-keys.js';

/** What a form of the page was submitted with, and how it ended. */
interface Submitted {
  notice?: string | null;
  problem?: string;
  /** The new name as entered. */
  typed?: string;
  /** The limits as entered. */
  limits?: KeyLimitsForm;
}

/** Builds the page of a key, which several controllers show. */
@Injectable()
export class KeyPages {
  constructor(
    private readonly owned: OwnedKeys,
    private readonly usage: MonthlyUsage,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async of(context: SessionContext, apiKey: ApiKey, submitted: Submitted) {
    const { id, accountId, budgetId } = apiKey;
    const state = await this.owned.stateOf(apiKey);
    const usage = hasOwnBudget(apiKey) ? await this.usage.ofCredential(accountId, budgetId ?? id) : null;
    return KeyPage({
      context,
      apiKey,
      state,
      usage,
      currency: this.config.currency,
      warnings: keyWarnings({ ...apiKey, state }, this.clock.now()),
      canReveal: this.config.apiKeyReveal === 'reauth',
      limits: typedLimits(apiKey),
      ...submitted,
      typed: submitted.typed ?? context.draft?.get('name') ?? apiKey.name,
    });
  }
}
