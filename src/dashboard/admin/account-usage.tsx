import type { Limits } from '../../accounts/account.entity.js';
import { LastUsage, type LastUsageProps } from '../charts/last-usage.js';
import { LimitBar } from '../charts/limit-bar.js';
import { figure } from '../frame/parts.js';
import type { AccountDetails } from './account-details.js';

interface AccountUsageProps extends Pick<LastUsageProps, 'sort' | 'logDays'> {
  accountId: string;
  details: AccountDetails;
  limits: Limits;
}

/** How an account used the service in the last 30 days. */
export function AccountUsage({ accountId, details, limits, sort, logDays }: AccountUsageProps) {
  const { tokensUsed } = details;
  return (
    <section class="part" aria-labelledby="usage">
      <LastUsage {...details} sort={sort} logDays={logDays} path={`/admin/accounts/${accountId}`}>
        <p>No requests in the last 30 days.</p>
      </LastUsage>
      {limits.tokensPerMonth !== null ? (
        <LimitBar label="Tokens this month" used={tokensUsed} limit={limits.tokensPerMonth} format={figure} />
      ) : (
        <p>Tokens this month: {figure(tokensUsed)} (no cap)</p>
      )}
      <a href={`/admin/requests?account=${accountId}`}>Requests of this account</a>
    </section>
  );
}
