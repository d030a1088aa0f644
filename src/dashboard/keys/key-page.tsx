import { SCOPES } from '../../common/http/scopes.js';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import type { CredentialUsage } from '../../budgets/monthly-usage.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { RotationForm } from '../frame/rotation-form.js';
import { When } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';
import type { KeyState } from './key-list.js';
import { LimitsForm, MonthlyFacts } from './key-limits.js';
import type { KeyLimitsForm } from './key-limits-form.js';
import { StateBadge } from './key-list-page.js';

interface KeyPageProps {
  context: SessionContext;
  apiKey: ApiKey;
  state: KeyState;
  warnings: string[];
  /** Whether the operator allows keys to be shown again. */
  canReveal: boolean;
  usage: CredentialUsage | null;
  currency: string;
  /** The limits as entered. */
  limits: KeyLimitsForm;
  /** The new name as entered. */
  typed: string;
  notice?: string | null;
  problem?: string;
}

export function KeyPage(props: KeyPageProps) {
  const { context, apiKey, state, warnings, usage, currency, notice, problem } = props;
  const isLive = state === 'active' || state === 'rotating';
  return (
    <DashboardPage context={context} title={apiKey.name} notice={notice}>
      <Problem text={problem} />
      {warnings.map((warning) => (
        <p key={warning} class="warning">
          {warning}
        </p>
      ))}
      <KeyFacts apiKey={apiKey} state={state} usage={usage} currency={currency} />
      {isLive && <KeyForms {...props} />}
      <p class="foot">
        <a href="/settings/api-keys">All keys</a>
      </p>
    </DashboardPage>
  );
}

function KeyFacts({
  apiKey,
  state,
  ...month
}: Pick<KeyPageProps, 'apiKey' | 'state' | 'usage' | 'currency'>) {
  return (
    <dl class="facts plain">
      <dt>Key</dt>
      <dd class="code">cdk_live_…{apiKey.lastFour}</dd>
      <dt>State</dt>
      <dd>
        <StateBadge state={state} />{' '}
        {apiKey.revokedReason && <span class="soft">{apiKey.revokedReason}</span>}
      </dd>
      <dt>Scopes</dt>
      <dd>{apiKey.scopes.map((scope) => SCOPES[scope]).join(', ')}</dd>
      <dt>Allowed addresses</dt>
      <dd>{apiKey.allowedCidrs?.join(', ') ?? 'anywhere'}</dd>
      <dt>Limit</dt>
      <dd>
        {apiKey.requestsPerMinute ? `${apiKey.requestsPerMinute} requests per minute` : 'as the account'}
      </dd>
      <MonthlyFacts apiKey={apiKey} {...month} />
      <dt>Models</dt>
      <dd>{apiKey.models?.join(', ') ?? 'all that the plan allows'}</dd>
      <dt>Created</dt>
      <dd>
        <When at={apiKey.createdAt} />
      </dd>
      <dt>Last used</dt>
      <dd>
        <When at={apiKey.lastUsedAt} />{' '}
        {apiKey.lastUsedAddress && <span class="soft">from {apiKey.lastUsedAddress}</span>}
      </dd>
      <dt>Expires</dt>
      <dd>
        <When at={apiKey.expiresAt} />
      </dd>
    </dl>
  );
}

function KeyForms({ context, apiKey, state, canReveal, typed, limits, currency }: KeyPageProps) {
  const path = `/settings/api-keys/${apiKey.id}`;
  return (
    <>
      {canReveal && state === 'active' && (
        <section class="part">
          <h2>Copy the key</h2>
          <p class="soft">Requires your password. Copying is recorded in your activity.</p>
          <a class="button quiet" href={`${path}/reveal`}>
            Show the key
          </a>
        </section>
      )}
      <section class="part narrow">
        <h2>Rename</h2>
        <PageForm context={context} action={`${path}/rename`}>
          <label for="name">Name</label>
          <div class="row">
            <input
              id="name"
              name="name"
              type="text"
              value={typed}
              required
              maxLength={100}
              autocomplete="off"
            />
            <button class="quiet">Rename</button>
          </div>
        </PageForm>
      </section>
      <LimitsForm context={context} action={`${path}/limits`} form={limits} currency={currency} />
      {state === 'active' && (
        <section class="part narrow">
          <h2>Rotate</h2>
          <p class="soft">
            Creates a new key with the same settings. The old key keeps working for a while, so that nothing
            is interrupted.
          </p>
          <RotationForm
            context={context}
            action={`${path}/rotate`}
            label="The old key stays valid for"
            verb="Rotate"
          />
        </section>
      )}
      <section class="part">
        <h2>Revoke</h2>
        <p class="soft">Revokes the key immediately and permanently.</p>
        <a class="button danger" href={`${path}/revoke`}>
          Revoke this key
        </a>
      </section>
    </>
  );
}
