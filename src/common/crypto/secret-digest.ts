import { hash } from 'node:crypto';

/**
 * The digest of a key or token in caches, so that memory contains no plaintext. An unkeyed digest is sufficient for long
 * random secrets; the HMAC of stored keys would cost ten times as much.
 */
export function digestInMemory(secret: string): string {
  return hash('sha256', secret);
}
