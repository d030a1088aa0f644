import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import { formatAmount } from '../common/money/amount.js';
import type { BudgetName } from './reserve-sql.js';

/**
 * The error of a call that does not fit into a monthly limit. `details` name the limit: `account.tokens_per_month`,
 * `key.tokens_per_month`, `key.spend_per_month` or `app.spend_per_month`. `taken` is used and reserved of it, in tokens
 * or nano-units.
 */
export function quotaExhausted(principal: Principal, exceeded: BudgetName, taken: number): AppError {
  const { account, credential } = principal;
  const owner = exceeded === 'account_tokens' ? 'account' : OWNERS[credential.type];
  const name = exceeded === 'spend' ? 'spend_per_month' : 'tokens_per_month';
  const limit = {
    account_tokens: account.tokensPerMonth,
    tokens: credential.tokensPerMonth,
    spend: credential.spendPerMonth,
  }[exceeded]!;
  const left = Math.max(0, limit - taken);
  const amounts =
    exceeded === 'spend'
      ? `${formatAmount(left)} of ${formatAmount(limit)} of its monthly budget is`
      : `${left.toLocaleString('en')} of its ${limit.toLocaleString('en')} tokens a month are`;
  const message = `The ${owner} has too little left for this request: ${amounts} neither used nor reserved.`;
  return new AppError('quota_exhausted', message, {
    details: [{ path: `${owner}.${name}`, message: 'has too little left for this request' }],
    errorContext: {
      counter: owner === 'account' ? name : `${owner}.${name}`,
      value: taken,
      limit,
    },
  });
}

const OWNERS = { api_key: 'key', oauth_token: 'app', dashboard: 'account' } as const;
