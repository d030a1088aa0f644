import type { AvailableModel } from '../../models/available-model.js';
import { describeFoundModel } from '../../model-setup/model-detection.js';
import type { FoundModel } from '../../model-setup/detect-models.js';
import { FormScope } from '../../web/field-error.js';
import { Problem } from '../../web/form.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { PageForm } from '../frame/page-form.js';
import type { SessionContext } from '../frame/session-context.js';
import { ModelFields } from './model-fields.js';
import type { ModelForm } from './model-form.js';
import { MODELS_PATH, ModelTable } from './model-table.js';

interface ModelsPageProps {
  context: SessionContext;
  models: readonly AvailableModel[];
  /** What could be connected. */
  offers: readonly FoundModel[];
  form: ModelForm;
  /** Whether the form that connects a model was submitted, and not that of an offer or a test. */
  isSubmitted: boolean;
  names: readonly string[] | null;
  currency: string;
  asksPassword: boolean;
  notice?: string | null;
  problem?: string | undefined;
}

/** Administration → Models. */
export function ModelsPage(props: ModelsPageProps) {
  const { context, models, offers, form, isSubmitted, names, currency, asksPassword, notice, problem } =
    props;
  return (
    <DashboardPage
      context={context}
      title="Models"
      lead="Models are called in this order. If one fails, the next one is called. Changes apply immediately."
      notice={notice ?? null}
    >
      <Problem text={problem} />
      <ModelTable context={context} models={models} />
      {offers.map((offer) => (
        <Offer key={offer.input.provider} context={context} offer={offer} />
      ))}
      <section class="part narrow" aria-labelledby="connect">
        <h2 id="connect">Connect a model</h2>
        <PageForm context={context} action={MODELS_PATH}>
          <FormScope isSubmitted={isSubmitted}>
            <ModelFields
              form={form}
              currency={currency}
              names={names}
              asksPassword={asksPassword}
              email={context.account.email}
            />
          </FormScope>
          <div class="buttons">
            <button>Test and connect</button>
          </div>
          <p class="soft">
            The model is tested with a one-word request before it is connected. Prompts are sent to its
            provider.
          </p>
        </PageForm>
      </section>
    </DashboardPage>
  );
}

function Offer({ context, offer }: { context: SessionContext; offer: FoundModel }) {
  const { provider, name } = offer.input;
  return (
    <div class="warning">
      <p>{describeFoundModel(offer)}.</p>
      <PageForm context={context} action={`${MODELS_PATH}/offers`}>
        <input type="hidden" name="provider" value={provider} />
        <button class="quiet">
          Connect {provider}:{name}
        </button>
      </PageForm>
    </div>
  );
}
