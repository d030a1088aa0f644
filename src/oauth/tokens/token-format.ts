import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../common/crypto/key-ring.js';

/** The prefix of access tokens, which secret scanners recognize. It distinguishes them from API keys. */
export const ACCESS_TOKEN_PREFIX = 'cda_';
export const REFRESH_TOKEN_PREFIX = 'cdr_';

const ACCESS_TOKEN = /^cda_[\w-]{43}$/;

/** Reports whether a text has the format of an access token. Others are rejected without a query. */
export function isWellFormedAccessToken(text: string): boolean {
  return ACCESS_TOKEN.test(text);
}

/** The purpose of the keys that derive the successor of a refresh token. */
const SUCCESSOR_PURPOSE = 'oauth-refresh-successor';

/**
 * Derives the successors of a refresh token, one with each key of `SECRET_KEY`, the current key's first. They are
 * deterministic, so a lost response can be repeated without storing it.
 */
export function successorsOf(refreshToken: string, keyRing: KeyRing): string[] {
  return keyRing.all(SUCCESSOR_PURPOSE).map(({ bytes }) => {
    return REFRESH_TOKEN_PREFIX + createHmac('sha256', bytes).update(refreshToken).digest('base64url');
  });
}
