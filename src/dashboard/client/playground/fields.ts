import { fieldOfPath } from '../../playground/generate-body.js';
import type { ApiError } from './version.js';

/** Returns a reader of the form's fields; '' for a missing field. */
export function readerOf(form: HTMLFormElement): (name: string) => string {
  const fields = new FormData(form);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** Shows the errors at their fields and moves the focus to the first; without an error, removes them. */
export function showErrors(form: HTMLFormElement, error: ApiError | null) {
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  for (const text of form.querySelectorAll('.field-error')) text.textContent = '';
  const wrong = (error?.details ?? []).flatMap(({ path, message }) => {
    const name = fieldOfPath(path);
    const [field, text] = [name, `${name}-error`].map((id) => document.getElementById(id));
    if (!field || !text) return [];
    field.setAttribute('aria-invalid', 'true');
    text.textContent = message;
    field.closest('details')?.setAttribute('open', '');
    return [field];
  });
  wrong[0]?.focus();
}
