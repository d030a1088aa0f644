/** Redirect URIs that must be rejected, and the messages (RFC 6749 section 3.1.2, RFC 9700 section 4.1). */
export const BAD_REDIRECT_URIS: readonly (readonly [uri: string, problem: string])[] = [
  ['javascript:alert(1)', 'must be https, or http on a loopback host'],
  ['data:text/html,x', 'must be https, or http on a loopback host'],
  ['com.example.app:/callback', 'must be https, or http on a loopback host'],
  ['http://app.example/callback', 'must be https; http is for loopback hosts only'],
  ['https://app.example/callback#fragment', 'must not have a fragment'],
  ['https://*.example/callback', 'must not have a wildcard'],
  ['https://user@app.example/', 'must not have a user name'],
  ['https://app.example/a/../b', 'must be written as https://app.example/b'],
  ['HTTPS://APP.EXAMPLE/', 'must be written as https://app.example/'],
  ['/callback', 'is not a URL'],
  ['https://app.example/a b', 'has characters that must be encoded'],
  [`https://app.example/${'x'.repeat(2_000)}`, 'is longer than 2000 characters'],
];
