import { Field } from '../../web/form.js';
import { KEY_LEFT_OUT } from '../frame/form-draft.js';
import type { ModelForm } from './model-form.js';

/** The address of a model. */
export function AddressField({ value, hint }: { value: string; hint: string }) {
  return (
    <Field
      label="Base URL"
      name="base_url"
      type="url"
      autocomplete="off"
      value={value}
      hint={hint}
      isOptional
      maxLength={2000}
    />
  );
}

/** The key of a model, which is never filled in: one that was left out has to be entered again. */
export function KeyField({ form: { isKeyLeftOut }, hint }: { form: ModelForm; hint: string }) {
  return (
    <>
      {isKeyLeftOut && <input type="hidden" name={KEY_LEFT_OUT} value="yes" />}
      <Field
        label="API key"
        name="api_key"
        type="password"
        autocomplete="off"
        hint={isKeyLeftOut ? 'Enter the key again: it was not saved with your other input.' : hint}
        isOptional
        maxLength={1000}
      />
    </>
  );
}

/** What a model costs and how long it may take. Prices entered in another currency are not filled in. */
export function ModelSettings({ form, currency }: { form: ModelForm; currency: string }) {
  const isForeign = form.currency !== '' && form.currency !== currency;
  const [priceInput, priceOutput] = isForeign ? ['', ''] : [form.priceInput, form.priceOutput];
  const isOpen = Boolean(priceInput || priceOutput || form.deadline);
  return (
    <details open={isOpen}>
      <summary>Price and deadline</summary>
      <input type="hidden" name="currency" value={currency} />
      <div class="fields">
        <NumberField label={`Input, ${currency} per million tokens`} name="price_input" value={priceInput} />
        <NumberField
          label={`Output, ${currency} per million tokens`}
          name="price_output"
          value={priceOutput}
        />
        <NumberField label="Deadline in seconds" name="deadline" value={form.deadline} />
      </div>
    </details>
  );
}

/** The password, for forms that require it. */
export function PasswordField({ email }: { email: string }) {
  return (
    <>
      <input type="hidden" name="username" autocomplete="username" value={email} />
      <Field label="Your password" name="password" type="password" autocomplete="current-password" />
    </>
  );
}

function NumberField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <Field
      label={label}
      name={name}
      type="text"
      autocomplete="off"
      value={value}
      isOptional
      inputMode="decimal"
    />
  );
}
