import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\x21-\x7e]{1,128}$/;
const DIGITS = 24;
/** Random digits are drawn for many ids at once: one call to the system per id would cost more than the id. */
const pool = { digits: '', offset: 0 };

/** Keeps a caller's well-formed `X-Request-Id` (at most 128 visible ASCII characters), else makes one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
  return newRequestId();
}

/** Makes an id of 96 random bits. */
export function newRequestId(): string {
  if (pool.offset >= pool.digits.length) {
    pool.digits = randomBytes((DIGITS / 2) * 256).toString('hex');
    pool.offset = 0;
  }
  return `req_${pool.digits.slice(pool.offset, (pool.offset += DIGITS))}`;
}
