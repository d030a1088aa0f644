import { sha256 } from '../../common/crypto/sha256.js';

/** Returns the SHA-256 by which an id is stored: the ids of tokens, codes and sessions are secrets. */
export function hashOf(id: string): Buffer {
  return sha256(id);
}
