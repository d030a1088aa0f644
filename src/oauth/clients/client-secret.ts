import { createHmac, randomUUID } from 'node:crypto';
import { randomBase62 } from '../../common/crypto/base62.js';
import type { KeyRing } from '../../common/crypto/key-ring.js';
import type { OAuthClientSecret } from './oauth-client.entity.js';

/** The prefix of client secrets, which secret scanners recognize. */
const PREFIX = 'cds_';
/** The purpose of the keys that digest client secrets. */
export const CLIENT_SECRET_PEPPER = 'oauth-client-secret';

/** Generates a secret of 238 random bits and the row that stores its digest. */
export function makeClientSecret(
  clientId: string,
  keyRing: KeyRing,
): { secret: string; row: Pick<OAuthClientSecret, 'id' | 'clientId' | 'digest' | 'pepperId' | 'lastFour'> } {
  const secret = PREFIX + randomBase62(40);
  const pepper = keyRing.current(CLIENT_SECRET_PEPPER);
  const digest = digestOf(secret, pepper.bytes);
  return {
    secret,
    row: { id: randomUUID(), clientId, digest, pepperId: pepper.id, lastFour: secret.slice(-4) },
  };
}

/** Returns the digests of a secret under each pepper. */
export function secretDigests(secret: string, keyRing: KeyRing): Buffer[] {
  return keyRing.all(CLIENT_SECRET_PEPPER).map(({ bytes }) => digestOf(secret, bytes));
}

// HMAC under a pepper that is not in the database: write access to the table is not enough to forge a secret.
function digestOf(secret: string, pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update(secret).digest();
}
