import type { FormDraft } from '../../accounts/form-drafts.service.js';
import { CSRF_FIELD } from '../../web/csrf.js';
import { localPath } from '../../web/local-path.js';

/** The hidden field that names the page of a form. */
export const PAGE_FIELD = 'page';
/** Secrets, which the user types again, and fields that belong to the expired session. */
const NOT_SAVED = [CSRF_FIELD, PAGE_FIELD, 'username', 'password', 'new_password', 'key', 'api_key'];

/** Returns the draft of a form for a user who has to sign in first, or null if the form names no page of ours. */
export function formDraftOf(form: URLSearchParams): FormDraft | null {
  const page = localPath(form.get(PAGE_FIELD), '');
  if (page === '') return null;
  const fields = new URLSearchParams([...form].filter(([name]) => !NOT_SAVED.includes(name)));
  return { page, fields: fields.toString() };
}
