import type { IncomingMessage } from 'node:http';
import { takeRandomDigits } from '../crypto/random-digits.js';

/** What ids of tracing systems are made of; nothing that a log viewer or a shell would take for more than text. */
const WELL_FORMED = /^[\w.:=+/@-]{1,128}$/;

/** API keys, OAuth tokens and client secrets, keys of model providers, and JSON Web Tokens such as ID tokens. */
const CREDENTIAL = /cd[akrs]_|\bsk-|AIza|eyJ[\w-]+\./i;
/** Shorter texts may stand in a header by chance. */
const SECRET_LENGTH_MIN = 16;

/**
 * Keeps a caller's well-formed `X-Request-Id` (at most 128 letters, digits and `_.:=+/@-`), else makes one. An id that holds a
 * credential, or a part of the request's own credentials and cookies, is not kept, because ids are sent back, logged and shown to support staff.
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (
    typeof given === 'string' &&
    WELL_FORMED.test(given) &&
    !CREDENTIAL.test(given) &&
    !isSecretOf(request, given)
  )
    return given;
  return newRequestId();
}

function isSecretOf({ headers: { authorization = '', cookie = '' } }: IncomingMessage, id: string): boolean {
  return id.length >= SECRET_LENGTH_MIN && (authorization.includes(id) || cookie.includes(id));
}

/** Makes an id of 96 random bits. */
export function newRequestId(): string {
  return `req_${takeRandomDigits(24)}`;
}

const OWN = /^req_[0-9a-f]{24}$/;

/** Whether an id is of the form of those made here. */
export function isOwnRequestId(id: string): boolean {
  return OWN.test(id);
}
