import type { Limits } from '../../accounts/account.entity.js';
import { formatAmount } from '../../common/money/amount.js';
import { LimitBar } from '../charts/limit-bar.js';
import { figure } from '../frame/parts.js';
import type { KeyBudget } from './key-budgets.js';
import { keyPath } from '../keys/key-paths.js';

interface LimitOverviewProps {
  plan: string;
  limits: Limits;
  /** Tokens used this calendar month. */
  tokensUsed: number;
  budgets: readonly KeyBudget[];
  currency: string;
}

/** The limits of the account, and the keys that have used the most of theirs. */
export function LimitOverview({ plan, limits, tokensUsed, budgets, currency }: LimitOverviewProps) {
  const money = (nano: number) => `${formatAmount(nano)} ${currency}`;
  const { requestsPerMinute, concurrency, tokensPerMonth } = limits;
  return (
    <section class="part" aria-labelledby="limits">
      <h2 id="limits">Your limits</h2>
      {tokensPerMonth !== null && (
        <LimitBar label="Tokens this month" used={tokensUsed} limit={tokensPerMonth} format={figure} />
      )}
      {budgets.length > 0 && <p class="soft">The keys that have used the most of their limits:</p>}
      {budgets.map(({ id, name, tokens, spend, ...limit }) => (
        <div key={id} class="budget">
          <h3>
            <a href={keyPath(id)}>{name}</a>
          </h3>
          {limit.tokensPerMonth !== null && (
            <LimitBar
              label="Tokens this month"
              owner={name}
              used={tokens}
              limit={limit.tokensPerMonth}
              format={figure}
            />
          )}
          {limit.spendPerMonth !== null && (
            <LimitBar
              label="Budget this month"
              owner={name}
              used={spend}
              limit={limit.spendPerMonth}
              format={money}
            />
          )}
        </div>
      ))}
      <dl class="facts plain">
        <dt>Plan</dt>
        <dd>{plan}</dd>
        <dt>Requests</dt>
        <dd>{figure(requestsPerMinute)} per minute, all keys and apps together</dd>
        <dt>Concurrent requests</dt>
        <dd>{figure(concurrency)} for each key or app</dd>
        {tokensPerMonth === null && (
          <>
            <dt>Tokens this month</dt>
            <dd>{figure(tokensUsed)} (no cap)</dd>
          </>
        )}
      </dl>
    </section>
  );
}
