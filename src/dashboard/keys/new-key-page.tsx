import { Field, Problem } from '../../web/form.js';
import { SelectField } from '../../web/select-field.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { ScopeChoices } from '../frame/scope-choices.js';
import type { SessionContext } from '../frame/session-context.js';
import { ModelChoices } from '../models/model-choices.js';
import { AddressesField } from './addresses-field.js';
import type { KeyForm } from './key-form.js';
import { LimitFields } from './key-limits.js';
import type { KeyLimitsForm } from './key-limits-form.js';
import { KEYS_PATH } from './key-paths.js';

const LIFETIME_TEXTS = { never: 'Never', '30d': 'In 30 days', '90d': 'In 90 days', '365d': 'In a year' };

interface NewKeyPageProps {
  context: SessionContext;
  form: KeyForm;
  limits: KeyLimitsForm;
  currency: string;
  /** The available models. */
  known: readonly { id: string }[];
  problem?: string;
}

export function NewKeyPage({ context, form, limits, currency, known, problem }: NewKeyPageProps) {
  const isRestricted = [form.cidrs, ...Object.values(limits), ...form.models].some(Boolean);
  return (
    <DashboardPage context={context} title="New API key">
      <div class="narrow">
        <Problem text={problem} />
        <PageForm context={context} action={KEYS_PATH}>
          <input type="hidden" name="id" value={form.id} />
          <Field
            label="Name"
            name="name"
            type="text"
            autocomplete="off"
            value={form.name}
            hint="Where the key is used, such as “website” or “newsletter job”."
            maxLength={200}
            isFirst
          />
          <ScopeChoices legend="Scopes" chosen={form.scopes} />
          <SelectField
            label="Expires"
            name="lifetime"
            value={form.lifetime}
            options={Object.entries(LIFETIME_TEXTS)}
          />
          <details open={isRestricted}>
            <summary>Restrictions</summary>
            <AddressesField value={form.cidrs} />
            <LimitFields form={limits} currency={currency} />
            <ModelChoices legend="Allowed models" known={known} chosen={form.models} />
          </details>
          <div class="buttons">
            <button>Create the key</button>
            <a class="button quiet" href={KEYS_PATH}>
              Cancel
            </a>
          </div>
        </PageForm>
      </div>
    </DashboardPage>
  );
}
