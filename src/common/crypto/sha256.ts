import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text, under which secrets and long keys are stored and compared. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
