import { Field } from '../../web/form.js';
import { PageForm } from '../frame/page-form.js';
import { figure } from '../frame/parts.js';
import type { SessionContext } from '../frame/session-context.js';

interface RetentionFormProps {
  context: SessionContext;
  /** Where the form is sent. */
  path: string;
  /** As entered; empty without a period of the account's own. */
  days: string;
  /** `RETENTION_DAYS`. */
  daysMax: number | null;
}

/** Sets how long the texts of an account are kept. */
export function RetentionForm({ context, path, days, daysMax }: RetentionFormProps) {
  const otherwise = daysMax === null ? 'until they are deleted' : `for ${dayCount(daysMax)}`;
  return (
    <PageForm context={context} action={path}>
      <Field
        label="Retention in days"
        name="retention_days"
        type="text"
        autocomplete="off"
        inputMode="numeric"
        value={days}
        hint={`Leave empty to keep them ${otherwise}. Older texts are deleted with their inputs; usage is kept.`}
        isOptional
      />
      <button class="quiet">Save</button>
    </PageForm>
  );
}

/** `1 day`, `30 days`. */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${figure(days)} days`;
}
