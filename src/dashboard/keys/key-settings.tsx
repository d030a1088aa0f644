import type { ApiKey } from '../../api-keys/api-key.entity.js';
import type { UsedScope } from '../../api-keys/unused-scopes.js';
import { Field, Problem } from '../../web/form.js';
import { PageForm } from '../frame/page-form.js';
import type { SessionContext } from '../frame/session-context.js';
import { AccessForm } from './key-access.js';
import { typedAccess, type KeyAccessForm } from './key-access-form.js';
import { LimitsForm } from './key-limits.js';
import { typedLimits, type KeyLimitsForm } from './key-limits-form.js';
import type { KeyState } from './key-state.js';
import { keyPath } from './key-paths.js';

/** The errors of the forms on the page of a key. */
export type KeyProblems = Partial<Record<'name' | 'access' | 'limits', string>>;

interface KeySettingsProps {
  context: SessionContext;
  apiKey: ApiKey;
  state: KeyState;
  scopes: UsedScope[];
  /** Whether the key can be shown again. */
  canReveal: boolean;
  currency: string;
  /** The new name, the access and the limits as entered. */
  typed: string;
  access: KeyAccessForm;
  limits: KeyLimitsForm;
  problems: KeyProblems;
  now: number;
}

/** The forms that change a key which is still accepted. */
export function KeySettings(props: KeySettingsProps) {
  const { context, apiKey, state, scopes, canReveal, currency, typed, access, limits } = props;
  const { problems, now } = props;
  const path = keyPath(apiKey.id);
  return (
    <div class="settings">
      {canReveal && (
        <section class="part">
          <h2>Copy the key</h2>
          <p class="soft">Requires your password. Copying is recorded in your activity.</p>
          <a class="button quiet" href={`${path}/reveal`}>
            Show the key
          </a>
        </section>
      )}
      <RenameForm context={context} action={`${path}/rename`} typed={typed} problem={problems.name} />
      <AccessForm
        context={context}
        action={`${path}/access`}
        scopes={scopes}
        unusedPath={`${path}/unused-scopes`}
        now={now}
        form={access}
        current={typedAccess(apiKey)}
        problem={problems.access}
      />
      <LimitsForm
        context={context}
        action={`${path}/limits`}
        form={limits}
        current={typedLimits(apiKey)}
        currency={currency}
        problem={problems.limits}
      />
      {state === 'active' && (
        <section class="part">
          <h2>Rotate</h2>
          <p class="soft">
            Creates a new key with the same settings. The old key keeps working for a while, so that nothing
            is interrupted.
          </p>
          <a class="button quiet" href={`${path}/rotate`}>
            Rotate this key
          </a>
        </section>
      )}
      <section class="part">
        <h2>Revoke</h2>
        <p class="soft">Revokes the key immediately and permanently.</p>
        <a class="button danger" href={`${path}/revoke`}>
          Revoke this key
        </a>
      </section>
    </div>
  );
}

interface RenameFormProps {
  context: SessionContext;
  action: string;
  typed: string;
  problem: string | undefined;
}

function RenameForm({ context, action, typed, problem }: RenameFormProps) {
  return (
    <section class="part narrow">
      <h2>Rename</h2>
      <Problem text={problem} />
      <PageForm context={context} action={action}>
        <Field label="Name" name="name" type="text" autocomplete="off" value={typed} maxLength={200} />
        <button class="quiet">Rename</button>
      </PageForm>
    </section>
  );
}
