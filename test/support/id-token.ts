import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';

/** A published public key. */
export type PublishedKey = JsonWebKey & { kid: string };

/** The published keys of a service, the current one first. */
export async function publishedKeys(url: string): Promise<PublishedKey[]> {
  const response = await fetch(`${url}/oauth/jwks`);
  return ((await response.json()) as { keys: PublishedKey[] }).keys;
}

/** Returns the claims of an ID token; throws if none of the keys has signed it. */
export function claimsOf(token: string, keys: readonly PublishedKey[]): Record<string, unknown> {
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const { kid, alg } = decode(header);
  const key = keys.find((candidate) => candidate.kid === kid);
  if (!key || alg !== 'ES256') throw new Error(`no key for ${kid} ${alg}`);
  const options = { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is not right');
  return decode(payload);
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
}
