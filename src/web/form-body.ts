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
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of raw as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BYTES_MAX) break;
      chunks.push(chunk);
    }
  } catch {
    throw badForm('The form was incomplete.');
  }
  if (size > BYTES_MAX) throw badForm('The form is too long.');
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** One field of a form, without NUL characters, which PostgreSQL cannot store; '' if missing. */
export function fieldOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replaceAll('\0', '');
}

function badForm(text: string): PageError {
  return new PageError(400, 'The form could not be read', text);
}
