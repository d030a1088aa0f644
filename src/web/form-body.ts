import { readUpTo } from '../common/http/read-up-to.js';
import type { Request } from '../common/http/request.js';
import { PageError } from './page-error.js';

/** The longest prompt at nine bytes per encoded character, plus the other fields of a form. */
const BYTES_MAX = 256 * 1024;

/**
 * Reads the fields of a posted form. Throws a `PageError` (400) if the form has another content type, is too long or is
 * incomplete.
 */
export async function readForm({ headers, raw }: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded *(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw badForm('A form must be sent as application/x-www-form-urlencoded.');
  const bytes = await readUpTo(raw, BYTES_MAX).catch(() => {
    throw badForm('The form was incomplete.');
  });
  if (!bytes) throw badForm('The form is too long.');
  return new URLSearchParams(bytes.toString('utf8'));
}

/** One field of a form, without NUL characters, which PostgreSQL cannot store; '' if missing. */
export function fieldOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replaceAll('\0', '');
}

function badForm(text: string): PageError {
  return new PageError(400, 'The form could not be read', text);
}
