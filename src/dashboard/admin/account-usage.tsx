import type { Limits } from '../../accounts/account.entity.js';
import { LimitBar } from '../charts/limit-bar.js';
import { PerformanceFacts } from '../charts/performance-facts.js';
import { UsageCharts } from '../charts/usage-charts.js';
import { sumOf } from '../charts/usage-figures.js';
import { Empty, figure } from '../frame/parts.js';
import type { AccountDetails } from './account-details.js';

interface AccountUsageProps {
  accountId: string;
  details: AccountDetails;
  limits: Limits;
  /** The requested order of the daily figures. */
  sort: unknown;
  /** The days that the request log covers; 0 if it is off. */
  logDays: number;
}

/** How an account used the service in the last 30 days. */
export function AccountUsage({ accountId, details, limits, sort, logDays }: AccountUsageProps) {
  const { figures, statistics, tokensUsed } = details;
  const used = sumOf(figures);
  return (
    <section class="part" aria-labelledby="usage">
      <h2 id="usage">Last 30 days</h2>
      {used.requests === 0 ? (
        <Empty>
          <p>No requests in the last 30 days.</p>
        </Empty>
      ) : (
        <>
          <PerformanceFacts used={used} statistics={statistics} logDays={logDays} />
          <UsageCharts figures={figures} sort={sort} path={`/admin/accounts/${accountId}`} />
        </>
      )}
      {limits.tokensPerMonth !== null ? (
        <LimitBar label="Tokens this month" used={tokensUsed} limit={limits.tokensPerMonth} format={figure} />
      ) : (
        <p>Tokens this month: {figure(tokensUsed)} (no cap)</p>
      )}
      <a href={`/admin/requests?account=${accountId}`}>Requests of this account</a>
    </section>
  );
}
