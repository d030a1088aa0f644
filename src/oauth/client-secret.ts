import { createHmac, randomUUID } from 'node:crypto';
import { randomBase62 } from '../common/crypto/base62.js';
import type { KeyRing } from '../common/crypto/key-ring.js';
import type { OAuthClientSecret } from './oauth-client.entity.js';

/** What every client secret begins with; scanners for leaked secrets look for it. */
const PREFIX = 'cds_';
/** What the keys are for that digest secrets. */
export const CLIENT_SECRET_PEPPER = 'oauth-client-secret';

/** Makes a secret of 238 random bits, and the row that stands for it. */
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

/** The digests that a secret may be stored as: one for each pepper that may have made it. */
export function secretDigests(secret: string, keyRing: KeyRing): Buffer[] {
  return keyRing.all(CLIENT_SECRET_PEPPER).map(({ bytes }) => digestOf(secret, bytes));
}

// HMAC under a pepper that the database does not hold: who can write a row there still can't make a secret.
function digestOf(secret: string, pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update(secret).digest();
}
