import type { Limits } from '../../accounts/account.entity.js';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import type { UsedScope } from '../../api-keys/unused-scopes.js';
import type { CredentialUsage } from '../../budgets/monthly-usage.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import type { SessionContext } from '../frame/session-context.js';
import type { KeyAccessForm } from './key-access-form.js';
import { KeyActivitySections } from './key-activity.js';
import type { KeyActivity } from './key-activity-reader.js';
import { KeyFacts } from './key-facts.js';
import type { KeyState } from './key-state.js';
import type { KeyLimitsForm } from './key-limits-form.js';
import { RotationPart, type Rotation } from './key-rotation.js';
import { KeySettings, type KeyProblems } from './key-settings.js';
import { KEYS_PATH } from './key-paths.js';

interface KeyPageProps {
  context: SessionContext;
  apiKey: ApiKey;
  state: KeyState;
  warnings: string[];
  /** The rotations that made the key and replaced it. */
  rotations: Rotation[];
  scopes: UsedScope[];
  activity: KeyActivity;
  /** The requested order of the daily figures. */
  sort: unknown;
  logDays: number;
  canReveal: boolean;
  usage: CredentialUsage | null;
  /** The limits of its account, which hold too. */
  accountLimits: Limits;
  currency: string;
  typed: string;
  access: KeyAccessForm;
  limits: KeyLimitsForm;
  problems: KeyProblems;
  notice?: string | null;
  now: number;
}

export function KeyPage(props: KeyPageProps) {
  const { context, apiKey, state, warnings, rotations, activity, sort, logDays, notice, now } = props;
  const isLive = state === 'active' || state === 'rotating';
  return (
    <DashboardPage context={context} title={apiKey.name} notice={notice} island="charts">
      {warnings.map((warning) => (
        <p key={warning} class="warning">
          {warning}
        </p>
      ))}
      {rotations.map((rotation) => (
        <RotationPart key={rotation.old.id} rotation={rotation} keyId={apiKey.id} now={now} />
      ))}
      <KeyFacts {...props} />
      <KeyActivitySections keyId={apiKey.id} activity={activity} sort={sort} logDays={logDays} now={now} />
      {isLive && <KeySettings {...props} />}
      <p class="foot">
        <a href={KEYS_PATH}>All keys</a> · <a href="/docs">API reference</a>
      </p>
    </DashboardPage>
  );
}
