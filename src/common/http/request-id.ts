import type { IncomingMessage } from 'node:http';
import { takeRandomDigits } from '../crypto/random-digits.js';

const WELL_FORMED = /^[\x21-\x7e]{1,128}$/;

/** The prefixes of API keys, OAuth tokens and client secrets. */
const CREDENTIAL = /cd[akrs]_/i;

/**
 * Keeps a caller's well-formed `X-Request-Id` (at most 128 visible ASCII characters), else makes one. An id that holds a
 * credential is not kept, because ids are sent back, logged and shown to support staff.
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && WELL_FORMED.test(given) && !CREDENTIAL.test(given)) return given;
  return newRequestId();
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
