import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\x21-\x7e]{1,128}$/;
/** Random bytes are drawn for many ids at once: one call to the system per id would cost more than the id. */
const pool = { bytes: Buffer.alloc(0), offset: 0 };

/** Keeps a caller's well-formed `X-Request-Id` (at most 128 visible ASCII characters), else makes one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
  return newRequestId();
}

/** Makes an id of 96 random bits. */
export function newRequestId(): string {
  if (pool.offset >= pool.bytes.length) {
    pool.bytes = randomBytes(12 * 256);
    pool.offset = 0;
  }
  const id = pool.bytes.toString('hex', pool.offset, pool.offset + 12);
  pool.offset += 12;
  return `req_${id}`;
}
