import { createHash } from 'node:crypto';

/** Returns the SHA-256 by which an id is stored: the ids of tokens, codes and sessions are secrets. */
export function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}
