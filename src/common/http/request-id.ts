import type { IncomingMessage } from 'node:http';
import { hasCredential } from '../crypto/hide-credentials.js';
import { takeRandomDigits } from '../crypto/random-digits.js';

/** Visible ASCII. Logs, pages and JSON escape it like any other text of a caller. */
const WELL_FORMED = /^[\x21-\x7e]{1,128}$/;

/** Shorter texts may occur in a header by chance. */
const SECRET_LENGTH_MIN = 16;

/**
 * Keeps a caller's well-formed `X-Request-Id` (1 to 128 visible ASCII characters), or generates one. An id that contains a
 * credential, or part of the request's `Authorization` or `Cookie` header, is replaced, because ids are returned, logged
 * and shown to support staff.
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (
    typeof given === 'string' &&
    WELL_FORMED.test(given) &&
    !hasCredential(given) &&
    !sharesSecret(request, given)
  )
    return given;
  return newRequestId();
}

/** Whether an id is a part of the request's credentials and cookies, or contains one of them. */
function sharesSecret({ headers: { authorization = '', cookie = '' } }: IncomingMessage, id: string) {
  if (id.length < SECRET_LENGTH_MIN) return false;
  if (authorization.includes(id) || cookie.includes(id)) return true;
  const secrets = `${authorization} ${cookie}`
    .split(/[\s;,]+/)
    .map((part) => part.replace(/^[\w-]+=(?!$)/, ''));
  return secrets.some((secret) => secret.length >= SECRET_LENGTH_MIN && id.includes(secret));
}

/** Makes an id of 96 random bits. */
export function newRequestId(): string {
  return `req_${takeRandomDigits(24)}`;
}
