import { hash } from 'node:crypto';

/**
 * What stands for a key or token in memory, so that none lies there in the clear. A plain digest hides what is random
 * and long; the pepper of stored keys would cost ten times as much.
 */
export function digestInMemory(secret: string): string {
  return hash('sha256', secret);
}
