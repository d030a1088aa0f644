import { providerSettings } from '../../config/model-providers.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import { SeenSettings } from '../frame/seen-settings.js';
import type { SessionContext } from '../frame/session-context.js';
import type { ModelForm } from './model-form.js';
import { AddressField, KeyField, ModelSettings, PasswordField } from './model-settings.js';
import { MODELS_PATH } from './model-table.js';

/** The form as entered, and the model that it changes. */
export interface EditForms {
  form: ModelForm;
  /** The model as it is; absent if there is none. */
  current: ModelForm | undefined;
  problem?: string;
}

interface EditModelPageProps extends EditForms {
  context: SessionContext;
  id: string;
  currency: string;
  asksPassword: boolean;
}

/** Changes the key, address, price and deadline of a model. */
export function EditModelPage(props: EditModelPageProps) {
  const { context, id, form, current, currency, asksPassword, problem } = props;
  const { key, label } = providerSettings(form.provider);
  return (
    <DashboardPage
      context={context}
      title={`Edit ${id}`}
      lead="A new key or address is tested before it is saved. All processes use the change immediately."
    >
      <Problem text={problem} />
      <section class="narrow" aria-label="Edit the model">
        <PageForm context={context} action={`${MODELS_PATH}/edit`}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="provider" value={form.provider} />
          {current && <SeenSettings context={context} of="model" settings={current} />}
          <AddressField value={form.baseUrl} hint={`Leave empty for the address of ${label}.`} />
          <KeyField
            form={form}
            hint={
              key === null
                ? `${label} needs none.`
                : 'Leave empty to keep the stored key. A new address requires it.'
            }
          />
          <ModelSettings form={form} currency={currency} />
          {asksPassword && <PasswordField email={context.account.email} />}
          <div class="buttons">
            <button>Save</button>
            <a class="button quiet" href={MODELS_PATH}>
              Cancel
            </a>
          </div>
        </PageForm>
      </section>
    </DashboardPage>
  );
}
