import { Injectable } from '@nestjs/common';
import { hasOwnBudget } from '../budgets/budget-limits.js';
import { MonthlyUsage } from '../budgets/monthly-usage.js';
import type { Principal } from '../common/http/principal.js';
import { toMoney } from '../common/money/money.js';
import { Config } from '../config/config.js';

/** Describes the monthly limits of a caller and what has been used of them. */
@Injectable()
export class MonthlyLimits {
  constructor(
    private readonly usage: MonthlyUsage,
    private readonly config: Config,
  ) {}

  /**
   * Returns the limits as `GET /v1/me` shows them. Of two token limits, that of the account and that of the key, the one
   * with less left is shown; the account's if they are equal.
   */
  async limitsOf({ account, credential }: Principal) {
    const [accountTokens, own] = await Promise.all([
      this.usage.accountTokens(account.id),
      hasOwnBudget(credential) ? this.usage.ofCredential(account.id, credential.budgetId) : null,
    ]);
    const tokens = [
      { limit: account.tokensPerMonth, used: accountTokens },
      { limit: credential.tokensPerMonth, used: own?.tokens ?? 0 },
    ].toSorted((one, other) => leftOf(one) - leftOf(other))[0]!;
    const { currency } = this.config;
    const isSpendLimited = own !== null && credential.spendPerMonth !== null;
    return {
      tokens_per_month: tokens.limit,
      tokens_used: tokens.used,
      spend_per_month: isSpendLimited ? toMoney(BigInt(credential.spendPerMonth!), currency) : null,
      spend_used: isSpendLimited ? toMoney(BigInt(own.spend), currency) : null,
    };
  }
}

function leftOf({ limit, used }: { limit: number | null; used: number }): number {
  return limit === null ? Number.MAX_VALUE : limit - used;
}
