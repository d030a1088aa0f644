// A program: oidc-provider with the service's options, all in memory. `POST /seed` returns codes or refresh tokens.
import { createServer } from 'node:http';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { Provider, type Configuration } from 'oidc-provider';
import { MapAdapter } from './map-adapter.ts';
import { ROOT } from './program.ts';

const built = join(ROOT, 'dist/src/oauth/provider/provider-options.js');
type ProviderOptions = typeof import('../../src/oauth/provider/provider-options.ts');
const { providerOptions } = (await import(built)) as ProviderOptions;

const issuer = `http://127.0.0.1:${process.env.PORT}`;
const audience = `${issuer}/v1`;
const scope = 'generate refine templates:read';
const client = {
  client_id: 'bench',
  client_secret: 'a secret of the measurement',
  redirect_uris: ['https://app.example/callback'],
  token_endpoint_auth_method: 'client_secret_basic',
} as const;
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const options = providerOptions({
  resources: [audience],
  isSecure: false,
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
  cookieKeys: ['bench'],
  allowedScopes: async () => scope.split(' '),
  isActive: async () => true,
  now: Date.now,
  currency: 'USD',
  spendingLimitOf: async () => null,
  adapter: MapAdapter,
  findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  loadExistingGrant: async () => undefined,
  renderError: () => undefined,
});
const provider = new Provider(issuer, { ...options, clients: [client] } as Configuration);
const handle = provider.callback();

interface Seed {
  kind: 'AuthorizationCode' | 'RefreshToken';
  count: number;
  codeChallenge: string;
}

async function seed({ kind, count, codeChallenge }: Seed): Promise<string[]> {
  const model = await provider.Client.find('bench');
  const secrets: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const grant = new provider.Grant({ accountId: 'somebody', clientId: 'bench' });
    grant.addResourceScope(audience, scope);
    const grantId = await grant.save();
    const shared = { accountId: 'somebody', client: model, grantId, scope, resource: audience };
    const pkce = { codeChallenge, codeChallengeMethod: 'S256', redirectUri: client.redirect_uris[0] };
    const token =
      kind === 'AuthorizationCode'
        ? new provider.AuthorizationCode({ ...shared, ...pkce, expiresIn: 3_600 } as never)
        : new provider.RefreshToken({ ...shared, gty: 'authorization_code' } as never);
    secrets.push(await token.save());
  }
  return secrets;
}

createServer((request, response) => {
  if (request.url === '/') response.end('ready');
  else if (request.url === '/seed')
    void json(request).then(async (body) => response.end(JSON.stringify(await seed(body as Seed))));
  else void handle(request, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
