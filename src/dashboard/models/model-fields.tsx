import { FieldErrorText, useFieldAttributes } from '../../web/field-error.js';
import { SelectField } from '../../web/select-field.js';
import { MODEL_PROVIDERS, providerSettings } from '../../config/model-providers.js';
import { AddressField, KeyField, ModelSettings, PasswordField } from './model-settings.js';
import type { ModelForm } from './model-form.js';

const PROVIDERS = MODEL_PROVIDERS.map((id) => [id, providerSettings(id).label] as const);

interface ModelFieldsProps {
  form: ModelForm;
  currency: string;
  /** The provider's own models; null where they have not been listed. */
  names: readonly string[] | null;
  /** Whether the password has to be given with the form. */
  asksPassword: boolean;
  email: string;
}

/** The fields of a model to be connected. */
export function ModelFields({ form, currency, names, asksPassword, email }: ModelFieldsProps) {
  return (
    <>
      <SelectField label="Provider" name="provider" value={form.provider} options={PROVIDERS} />
      <AddressField
        value={form.baseUrl}
        hint="Leave empty for the provider’s own address. For vLLM, llama.cpp, LM Studio or a gateway, choose OpenAI and enter the address that ends in /v1."
      />
      <KeyField form={form} hint="Stored encrypted and never shown again. Ollama needs none." />
      <ModelName form={form} names={names} />
      <ModelSettings form={form} currency={currency} />
      {asksPassword && <PasswordField email={email} />}
    </>
  );
}

function ModelName({ form, names }: Pick<ModelFieldsProps, 'form' | 'names'>) {
  const attributes = useFieldAttributes('name', { hasHint: true });
  return (
    <div class="field">
      <label for="name">Model name</label>
      <div class="row">
        <input
          id="name"
          name="name"
          type="text"
          list="model-names"
          value={form.name}
          maxLength={200}
          autocomplete="off"
          {...attributes}
        />
        <button class="quiet" formAction="/admin/models/names" formNoValidate data-names>
          List models
        </button>
      </div>
      <datalist id="model-names">
        {names?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FieldErrorText name="name" />
      <small id="name-hint" class="hint" role="status">
        {namesHint(form, names)}
      </small>
    </div>
  );
}

function namesHint(form: ModelForm, names: readonly string[] | null): string {
  if (names === null) return 'The name that the provider uses, such as gpt-5-mini or llama3.2.';
  if (names.length > 0)
    return `The provider lists ${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''}`;
  if (form.provider === 'ollama')
    return 'No Ollama server with a chat model responds at this address. Pull a model with: ollama pull llama3.2';
  return 'The provider does not list its models. Check the key and the address, or enter the name.';
}
