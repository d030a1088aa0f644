/** What access tokens begin with; scanners for leaked secrets look for it, and it tells them from keys. */
export const ACCESS_TOKEN_PREFIX = 'cda_';
export const REFRESH_TOKEN_PREFIX = 'cdr_';

const ACCESS_TOKEN = /^cda_[\w-]{43}$/;

/** Says whether a text has the form of an access token; what has not is refused without a look-up. */
export function isWellFormedAccessToken(text: string): boolean {
  return ACCESS_TOKEN.test(text);
}
