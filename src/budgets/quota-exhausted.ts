import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import { formatAmount } from '../common/money/amount.js';
import type { BudgetName } from './reserve-sql.js';

/** Amounts of the limit that is exceeded, in tokens or nano-units. */
interface Amounts {
  /** Used and reserved. */
  taken: number;
  used: number;
  /** The most that the rejected call can use. */
  wanted: number;
}

/**
 * The error of a call that does not fit into a monthly limit. `details` name the limit: `account.tokens_per_month`,
 * `key.tokens_per_month`, `key.spend_per_month` or `app.spend_per_month`.
 */
export function quotaExhausted(
  principal: Principal,
  exceeded: BudgetName,
  { taken, used, wanted }: Amounts,
): AppError {
  const { account, credential } = principal;
  const owner = exceeded === 'account_tokens' ? 'account' : OWNERS[credential.type];
  const name = exceeded === 'spend' ? 'spend_per_month' : 'tokens_per_month';
  const limit = {
    account_tokens: account.tokensPerMonth,
    tokens: credential.tokensPerMonth,
    spend: credential.spendPerMonth,
  }[exceeded]!;
  const left = Math.max(0, limit - taken);
  const [free, need] =
    exceeded === 'spend'
      ? [`${formatAmount(left)} of ${formatAmount(limit)} of its monthly budget is`, formatAmount(wanted)]
      : [`${figure(left)} of its ${figure(limit)} tokens a month are`, figure(wanted)];
  const message = `The ${owner} has too little left for this request, which may need ${need}: ${free} neither used nor reserved.`;
  return new AppError('quota_exhausted', message, {
    details: [{ path: `${owner}.${name}`, message: 'has too little left for this request' }],
    ...(used + wanted <= limit && { cause: new OnlyReserved() }),
    errorContext: {
      counter: owner === 'account' ? name : `${owner}.${name}`,
      value: taken,
      limit,
    },
  });
}

/** What running calls have reserved is in the way: the call may fit once they have ended. */
class OnlyReserved extends Error {}

/** Whether a call that was rejected for a monthly limit may fit once the running calls have ended. */
export function isOnlyReserved(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof OnlyReserved;
}

const figure = (tokens: number) => tokens.toLocaleString('en');

const OWNERS = { api_key: 'key', oauth_token: 'app', dashboard: 'account' } as const;
