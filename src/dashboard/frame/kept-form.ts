import type { KeptForm } from '../../accounts/kept-forms.service.js';
import { CSRF_FIELD } from '../../web/csrf.js';
import { localPath } from '../../web/local-path.js';

/** The hidden field that names the page of a form. */
export const PAGE_FIELD = 'page';
/** What is secret is typed again, and what belongs to the session that has ended is worth nothing. */
const NOT_KEPT = [CSRF_FIELD, PAGE_FIELD, 'username', 'password', 'new_password', 'key'];

/** What of a form is worth keeping for somebody who has to sign in first; null where it names no page of ours. */
export function keptFormOf(form: URLSearchParams): KeptForm | null {
  const page = localPath(form.get(PAGE_FIELD), '');
  if (page === '') return null;
  const fields = new URLSearchParams([...form].filter(([name]) => !NOT_KEPT.includes(name)));
  return { page, fields: fields.toString() };
}
