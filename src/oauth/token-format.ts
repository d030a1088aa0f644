import { createHmac } from 'node:crypto';
import type { KeyRing } from '../common/crypto/key-ring.js';

/** What access tokens begin with; scanners for leaked secrets look for it, and it tells them from keys. */
export const ACCESS_TOKEN_PREFIX = 'cda_';
export const REFRESH_TOKEN_PREFIX = 'cdr_';

const ACCESS_TOKEN = /^cda_[\w-]{43}$/;

/** Says whether a text has the form of an access token; what has not is refused without a look-up. */
export function isWellFormedAccessToken(text: string): boolean {
  return ACCESS_TOKEN.test(text);
}

/** What the keys are for that derive the refresh token which replaces a used one. */
const SUCCESSOR_PURPOSE = 'oauth-refresh-successor';

/**
 * Derives the refresh tokens that may have replaced one, the first by the current key of `SECRET_KEY`. The same
 * token always gives the same ones, so an answer that was lost can be given again without storing it.
 */
export function successorsOf(refreshToken: string, keyRing: KeyRing): string[] {
  return keyRing.all(SUCCESSOR_PURPOSE).map(({ bytes }) => {
    return REFRESH_TOKEN_PREFIX + createHmac('sha256', bytes).update(refreshToken).digest('base64url');
  });
}
