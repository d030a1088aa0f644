import type { FormDraft } from '../../accounts/form-drafts.js';
import { CSRF_FIELD } from '../../web/csrf.js';
import { localPath } from '../../web/local-path.js';

/** The hidden field that names the page of a form. */
export const PAGE_FIELD = 'page';
/** The hidden field that names the account that the page was shown to. */
export const ACCOUNT_FIELD = 'page_account';
/** Says in a repeated or restored form that it held an API key, which has to be entered again. */
export const KEY_LEFT_OUT = 'key_left_out';
/** Secrets, which the user types again, and fields that belong to the expired session. */
const NOT_SAVED = [
  CSRF_FIELD,
  PAGE_FIELD,
  ACCOUNT_FIELD,
  'username',
  'password',
  'new_password',
  'key',
  'api_key',
];

/** Returns the draft of a form for a user who has to sign in first, or null if the form names no page and user of ours. */
export function formDraftOf(form: URLSearchParams): FormDraft | null {
  const page = localPath(form.get(PAGE_FIELD), '');
  const accountId = form.get(ACCOUNT_FIELD);
  if (page === '' || !accountId) return null;
  return { page, accountId, fields: fieldsWithout(form, NOT_SAVED).toString() };
}

/** Returns the fields of a form without those named; `KEY_LEFT_OUT` replaces an API key. */
export function fieldsWithout(form: URLSearchParams, names: readonly string[]): URLSearchParams {
  const fields = new URLSearchParams([...form].filter(([name]) => !names.includes(name)));
  if (form.get('api_key')) fields.set(KEY_LEFT_OUT, 'yes');
  return fields;
}
