import { FieldErrorText, useFieldAttributes } from '../../web/field-error.js';
import { PageForm } from './page-form.js';
import type { SessionContext } from './session-context.js';

interface RotationFormProps {
  context: SessionContext;
  /** Where the form is posted to. */
  action: string;
  label: string;
  verb: string;
}

/** Asks how long the old key or secret stays valid. */
export function RotationForm({ context, action, label, verb }: RotationFormProps) {
  const attributes = useFieldAttributes('overlap');
  return (
    <PageForm context={context} action={action}>
      <label for="overlap">{label}</label>
      <div class="row">
        <select id="overlap" name="overlap" {...attributes}>
          <option value="24h">24 hours</option>
          <option value="7d">7 days</option>
          <option value="1h">1 hour</option>
          <option value="0">none (the key may have leaked)</option>
        </select>
        <button class="quiet">{verb}</button>
      </div>
      <FieldErrorText name="overlap" />
    </PageForm>
  );
}
