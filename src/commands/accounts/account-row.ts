import { limitsInForce, type Account } from '../../accounts/account.entity.js';
import type { Plan } from '../../accounts/plan.entity.js';
import type { Row } from '../text-table.js';

/** An account as commands show it: the effective limits, and which of them override the plan's. */
export function toAccountRow(account: Account, plans: readonly Plan[]): Row {
  const limits = limitsInForce(
    account,
    plans.find(({ id }) => id === account.plan)!,
  );
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    is_admin: account.isAdmin,
    plan: account.plan,
    requests_per_minute: limits.requestsPerMinute,
    concurrency: limits.concurrency,
    tokens_per_month: limits.tokensPerMonth,
    own_limits: ownLimits(account),
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  };
}

function ownLimits(account: Account): string[] {
  const limits = {
    requests_per_minute: account.requestsPerMinute,
    concurrency: account.concurrency,
    tokens_per_month: account.tokensPerMonth,
  };
  return Object.entries(limits).flatMap(([name, value]) => (value === null ? [] : [name]));
}
