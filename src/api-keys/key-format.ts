import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../common/crypto/base62.js';

/** What every key begins with; scanners for leaked secrets look for it. */
export const KEY_PREFIX = 'cdk_live_';
const FORMAT = /^cdk_live_[0-9A-Za-z]{46}$/;
const RANDOM_LENGTH = 40;
const CHECKSUM_LENGTH = 6;

/** Makes a key: the prefix, 40 random base62 digits (238 bits) and the checksum of both. */
export function makeKey(): string {
  const body = KEY_PREFIX + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** Returns whether a text has the format of a key and a valid checksum; others are rejected without a query. */
export function isWellFormedKey(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  return checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** The stored digest of a key: HMAC-SHA-256 with a pepper that is not in the database. */
export function digestKey(key: string, pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update(key).digest();
}

// CRC-32/ISO-HDLC, as zlib computes it.
function checksum(body: string): string {
  return toBase62(crc32(body), CHECKSUM_LENGTH);
}
