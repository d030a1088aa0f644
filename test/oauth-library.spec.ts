import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { Provider } from 'oidc-provider';
import { shapeTokens } from '../src/oauth/shape-tokens.js';

/**
 * What we rely on of the provider library without its documentation promising it. A new version that changes any of
 * it fails here first, and says which.
 */
describe('oidc-provider', () => {
  const provider = new Provider('https://issuer.example', {
    adapter: () => ({}) as never,
    cookies: { keys: ['x'] },
    features: { devInteractions: { enabled: false } },
    jwks: { keys: [] },
  } as never);

  it('is of the minor version that this was written for', () => {
    const { version } = createRequire(import.meta.url)('oidc-provider/package.json') as { version: string };
    expect(version).toMatch(/^9\.13\./);
  });

  it('asks its models for token ids, and clients to compare their secrets', () => {
    for (const name of ['AccessToken', 'RefreshToken'] as const)
      expect(typeof provider[name].prototype['generateTokenId' as never]).toBe('function');
    expect(typeof provider.Client.prototype['compareClientSecret' as never]).toBe('function');
  });

  it('makes ids that our prefixes can be put before, 256 random bits long', () => {
    shapeTokens(provider, { isSecretOf: async () => false, limit: {} as never });
    const client = { clientId: 'x' } as never;
    const accessToken = new provider.AccessToken({ client } as never) as unknown as {
      generateTokenId(): string;
    };
    const refreshToken = new provider.RefreshToken({ client } as never) as unknown as {
      generateTokenId(): string;
    };
    expect(accessToken.generateTokenId()).toMatch(/^cda_[\w-]{43}$/);
    expect(refreshToken.generateTokenId()).toMatch(/^cdr_[\w-]{43}$/);
  });
});
