import { describe, expect, it, jest } from '@jest/globals';
import console from 'node:console';
import { generateKeyPairSync } from 'node:crypto';
import { createRequire } from 'node:module';
import { patchOidcModels } from '../../src/oauth/provider/patch-oidc-models.js';
import { providerOptions } from '../../src/oauth/provider/provider-options.js';
import { loadPackage } from '../support/load-package.js';

const { Provider } = loadPackage<typeof import('oidc-provider')>('oidc-provider');

/**
 * What we rely on of the provider library without its documentation promising it. A new version that changes any of
 * it fails here first, and says which.
 */
describe('oidc-provider', () => {
  const provider = makeProvider();

  it('has the minor version that the integration was written for', () => {
    const { version } = createRequire(import.meta.url)('oidc-provider/package.json') as { version: string };
    expect(version).toMatch(/^9\.13\./);
  });

  it('uses its models to create token ids, and its clients to compare secrets', () => {
    for (const name of ['AccessToken', 'RefreshToken'] as const)
      expect(typeof provider[name].prototype['generateTokenId' as never]).toBe('function');
    expect(typeof provider.Client.prototype['compareClientSecret' as never]).toBe('function');
  });

  it('logs no warning about its configuration', () => {
    const said: unknown[] = [];
    const spies = (['info', 'warn'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation((text: unknown) => void said.push(text)),
    );
    try {
      expect(makeProvider().issuer).toBe('https://issuer.example');
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
    expect(said).toEqual([]);
  });

  it('creates ids of 256 random bits, to which a prefix can be added', () => {
    patchOidcModels(provider, async () => false);
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

function makeProvider() {
  const nothing = () => undefined;
  const options = providerOptions({
    resources: ['https://issuer.example/v1'],
    isSecure: true,
    jwks: {
      keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })],
    },
    cookieKeys: ['x'],
    allowedScopes: async () => [],
    isActive: async () => true,
    now: Date.now,
    currency: 'USD',
    spendingLimitOf: async () => null,
    adapter: () => ({}) as never,
    findAccount: nothing,
    loadExistingGrant: async () => undefined,
    renderError: nothing,
  });
  return new Provider('https://issuer.example', options);
}
