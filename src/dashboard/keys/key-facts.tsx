import type { Limits } from '../../accounts/account.entity.js';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import type { CredentialUsage } from '../../budgets/monthly-usage.js';
import { figure, When } from '../frame/parts.js';
import { Ago, OnDay } from '../frame/times.js';
import type { KeyState } from './key-state.js';
import { LowerLimit, MonthlyFacts } from './key-limits.js';
import { StateBadge } from './key-list-page.js';

interface KeyFactsProps {
  apiKey: ApiKey;
  state: KeyState;
  usage: CredentialUsage | null;
  accountLimits: Limits;
  currency: string;
  now: number;
}

/** The settings of a key, and when and from where it was last used. */
export function KeyFacts({ apiKey, state, now, accountLimits, ...month }: KeyFactsProps) {
  const { lastFour, revokedReason, scopes, allowedCidrs, requestsPerMinute, models } = apiKey;
  return (
    <dl class="facts plain">
      <dt>Key</dt>
      <dd class="code">cdk_live_…{lastFour}</dd>
      <dt>State</dt>
      <dd>
        <StateBadge state={state} /> {revokedReason && <span class="soft">{revokedReason}</span>}
      </dd>
      <dt>Last used</dt>
      <dd>
        <LastUse apiKey={apiKey} now={now} />
      </dd>
      <dt>Created</dt>
      <dd>
        <OnDay at={apiKey.createdAt} />
      </dd>
      {state !== 'revoked' && (
        <>
          <dt>Expires</dt>
          <dd>
            <When at={apiKey.expiresAt} />
          </dd>
        </>
      )}
      <dt>Scopes</dt>
      <dd class="chips">
        {scopes.map((scope) => (
          <code key={scope}>{scope}</code>
        ))}
      </dd>
      <dt>Allowed addresses</dt>
      <dd>{allowedCidrs?.join(', ') ?? 'all'}</dd>
      <dt>Requests per minute</dt>
      <dd>
        {requestsPerMinute ? figure(requestsPerMinute) : 'limit of the account'}
        <LowerLimit own={requestsPerMinute} ofAccount={accountLimits.requestsPerMinute} />
      </dd>
      <MonthlyFacts apiKey={apiKey} tokensOfAccount={accountLimits.tokensPerMonth} {...month} />
      <dt>Models</dt>
      <dd>{models?.join(', ') ?? 'all that the plan allows'}</dd>
    </dl>
  );
}

interface LastUseProps {
  apiKey: Pick<ApiKey, 'lastUsedAt' | 'lastUsedAddress'>;
  now: number;
}

/** `3 minutes ago from 203.0.113.7` */
export function LastUse({ apiKey: { lastUsedAt, lastUsedAddress }, now }: LastUseProps) {
  return (
    <>
      <Ago at={lastUsedAt} now={now} />
      {lastUsedAt && lastUsedAddress && ` from ${lastUsedAddress}`}
    </>
  );
}
