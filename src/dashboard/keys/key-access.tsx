import type { UsedScope } from '../../api-keys/unused-scopes.js';
import { SCOPES } from '../../common/http/scopes.js';
import { capitalize } from '../../web/capitalize.js';
import { ChoiceGroup } from '../../web/choice-group.js';
import { Field, Problem } from '../../web/form.js';
import { PageForm } from '../frame/page-form.js';
import { Ago } from '../frame/times.js';
import { SeenSettings } from '../frame/seen-settings.js';
import type { SessionContext } from '../frame/session-context.js';
import { AddressesField } from './addresses-field.js';
import type { KeyAccessForm } from './key-access-form.js';

interface AccessFormProps {
  context: SessionContext;
  action: string;
  /** The scopes of the key: it can lose scopes, not gain any. */
  scopes: readonly UsedScope[];
  /** The page that removes unused scopes. */
  unusedPath: string;
  form: KeyAccessForm;
  /** The access of the key as it is. */
  current: KeyAccessForm;
  problem: string | undefined;
  now: number;
}

/** Narrows what a key can be used for, from where and until when. */
export function AccessForm(props: AccessFormProps) {
  const { context, action, scopes, unusedPath, form, current, problem, now } = props;
  const unused = scopes.filter(({ isUnused }) => isUnused).map(({ scope }) => scope);
  return (
    <section class="part narrow">
      <h2>Access</h2>
      <Problem text={problem} />
      {unused.length > 0 && unused.length < scopes.length && (
        <p class="warning">
          Not used for 30 days: {unused.join(', ')}. <a href={unusedPath}>Remove</a>
        </p>
      )}
      <PageForm context={context} action={action}>
        <SeenSettings context={context} of="access" settings={current} />
        <ChoiceGroup
          legend="Scopes"
          name="scope"
          choices={scopes.map((used) => [used.scope, <ScopeUse used={used} now={now} />])}
          chosen={form.scopes}
          hint="A removed scope cannot be added again. Create a new key for more scopes."
        />
        <AddressesField value={form.cidrs} />
        <Field
          label="Last day"
          name="expires"
          type="date"
          autocomplete="off"
          value={form.expires}
          hint="The key expires at the end of this day (UTC). Leave empty for a key that does not expire."
          isOptional
        />
        <button class="quiet">Save access</button>
      </PageForm>
    </section>
  );
}

/** A scope of the key, and when it was last used. */
function ScopeUse({ used: { scope, usedAt }, now }: { used: UsedScope; now: number }) {
  return (
    <>
      {capitalize(SCOPES[scope])} <code class="soft">{scope}</code>{' '}
      <span class="soft small">
        {usedAt ? (
          <>
            used <Ago at={usedAt} now={now} />
          </>
        ) : (
          'no use recorded'
        )}
      </span>
    </>
  );
}
