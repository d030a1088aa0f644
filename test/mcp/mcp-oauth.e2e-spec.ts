import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from '../support/app.js';
import { anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { McpUserAgent, sendMessage, toolCall } from '../support/mcp-client.js';
import {
  aClient,
  aCode,
  anAttempt,
  exchange,
  post,
  refresh,
  someTokens,
  startOAuthApp,
  type TestClient,
} from '../support/oauth-flow.js';

const REDIRECT_URL = 'http://localhost:4001/callback';

let service: TestApp;
let account: Account;
let app: TestClient;
let confidential: TestClient;
let mcp: { resource: string };

beforeAll(async () => {
  service = await startOAuthApp();
  await service.database.query(`UPDATE plans SET requests_per_minute = 100000`);
  account = await anAccount(service);
  app = await aClient(service, { isPublic: true, redirectUris: [REDIRECT_URL] });
  confidential = await aClient(service);
  mcp = { resource: `${service.url}/mcp` };
});
afterAll(() => service?.close());

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const atMcp = async (token: string) => (await sendMessage(service.url, token, list)).status;
const atApi = async (token: string) => (await call(service.url, 'GET', '/v1/me', { key: token })).status;

describe('the official MCP client of a registered app', () => {
  it('finds the authorization server by itself and asks for the scopes of the challenge', async () => {
    const agent = new McpUserAgent(service.url, { redirectUrl: REDIRECT_URL, clientId: app.id });
    const client = await agent.connect(account);
    const asked = agent.authorizationUrl!.searchParams;
    expect(asked.get('scope')).toBe('generate refine templates:read');
    expect(asked.get('resource')).toBe(`${service.url}/mcp`);
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const [name, args] of [
      ['generate', { prompt: 'bread' }],
      ['refine', { content: 'We bake.', instructions: 'shorter' }],
      ['list_templates', {}],
    ] as const)
      expect((await client.callTool({ name, arguments: { ...args } })).isError).toBeUndefined();
    expect(agent.tokens()!.refresh_token).toMatch(/^cdr_/);
    await client.close();
  });

  it('sees all tools, and asks the user for a missing scope without losing the others', async () => {
    const own = await aClient(service, { isPublic: true, redirectUris: [REDIRECT_URL] });
    const settings = { redirectUrl: REDIRECT_URL, clientId: own.id, keepsRefreshToken: false };
    const agent = new McpUserAgent(service.url, settings);
    const client = await agent.connect(account);
    expect((await client.listTools()).tools).toHaveLength(4);
    await expect(client.callTool({ name: 'list_generations' })).rejects.toThrow('Unauthorized');
    expect(agent.authorizationUrl!.searchParams.get('scope')).toBe(
      'generate refine templates:read generations:read',
    );
    await agent.authorize(account);
    const again = await agent.connect(account);
    for (const [name, args] of [
      ['list_generations', {}],
      ['generate', { prompt: 'bread' }],
    ] as const)
      expect((await again.callTool({ name, arguments: { ...args } })).isError).toBeUndefined();
    await Promise.all([client.close(), again.close()]);
  });

  it('sees only the texts that its app made', async () => {
    const [own, other] = await Promise.all([aClient(service), aClient(service)]);
    const [mine, theirs] = [
      await someTokens(service, own, account, mcp),
      await someTokens(service, other, account, mcp),
    ];
    const made = await sendMessage(service.url, theirs.access_token, toolCall('generate', { prompt: 'x' }));
    const { id } = made.body.result.structuredContent;
    const listed = await sendMessage(service.url, mine.access_token, toolCall('list_generations'));
    expect(listed.body.result.structuredContent.data).toEqual([]);
    const refine = toolCall('refine', { generation_id: id, instructions: 'shorter' });
    const refined = await sendMessage(service.url, mine.access_token, refine);
    expect(refined.body.result.structuredContent.error.reason).toBe('not_found');
  });
});

describe('an access token', () => {
  // RFC 8707, RFC 9700 section 4.10.2. Prevents the use of a token at a resource that it was not issued for.
  it('works only at the resource that it is for', async () => {
    const forMcp = await someTokens(service, confidential, account, mcp);
    const forApi = await someTokens(service, confidential, account, { resource: `${service.url}/v1` });
    const byDefault = await someTokens(service, confidential, account);
    // The order must not matter: the first look-up fills the cache.
    expect([await atApi(forMcp.access_token), await atMcp(forMcp.access_token)]).toEqual([401, 200]);
    expect([await atMcp(forMcp.access_token), await atApi(forMcp.access_token)]).toEqual([200, 401]);
    for (const { access_token: token } of [forApi, byDefault]) {
      expect([await atMcp(token), await atApi(token)]).toEqual([401, 200]);
      const { headers } = await sendMessage(service.url, token, list);
      expect(headers.get('www-authenticate')).toContain(
        `error="invalid_token", scope="generate refine templates:read", resource_metadata="${service.url}/.well-known/oauth-protected-resource/mcp"`,
      );
    }
  });

  it('keeps its resource when it is refreshed', async () => {
    const tokens = await someTokens(service, confidential, account, mcp);
    for (const fields of [{}, mcp] as Record<string, string>[]) {
      const { body } = await refresh(service, confidential, tokens.refresh_token, fields);
      expect([await atMcp(body.access_token), await atApi(body.access_token)]).toEqual([200, 401]);
    }
    const fields = { resource: `${service.url}/v1` };
    expect(await refresh(service, confidential, tokens.refresh_token, fields)).toMatchObject({
      status: 400,
      body: { error: 'invalid_target' },
    });
  });

  it('is not issued for another resource than its code', async () => {
    const { code, verifier } = await aCode(service, confidential, account, mcp);
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier };
    const rejected = await post(service, '/oauth/token', confidential, {
      ...fields,
      redirect_uri: confidential.redirectUri,
      resource: `${service.url}/v1`,
    });
    expect(rejected).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
  });

  it('is described with its resource as audience by introspection', async () => {
    const { access_token: token } = await someTokens(service, confidential, account, mcp);
    const { body } = await post(service, '/oauth/introspect', confidential, { token });
    expect(body).toMatchObject({ active: true, aud: mcp.resource });
  });

  it('for /mcp is accepted by the userinfo endpoint', async () => {
    const tokens = await someTokens(service, confidential, account, { ...mcp, scope: 'openid generate' });
    const { status, body } = await call(service.url, 'GET', '/oauth/userinfo', { key: tokens.access_token });
    expect([status, body.sub]).toEqual([200, account.id]);
  });

  it('needs the scope of a tool; the challenge names the scopes to keep, too', async () => {
    const { access_token } = await someTokens(service, confidential, account, {
      ...mcp,
      scope: 'refine usage:read',
    });
    const generate = toolCall('generate', { prompt: 'x' });
    const { status, headers, body } = await sendMessage(service.url, access_token, generate);
    expect([status, body.error.data.reason]).toEqual([403, 'insufficient_scope']);
    expect(headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="refine generate"');
  });

  it('makes texts of its app', async () => {
    const own = await aClient(service);
    const { access_token } = await someTokens(service, own, account, mcp);
    await sendMessage(service.url, access_token, toolCall('generate', { prompt: 'x' }));
    await service.accounted();
    const [row] = await service.database.query<{ client_id: string }>(
      'SELECT client_id FROM generations ORDER BY id DESC LIMIT 1',
    );
    expect(row).toEqual({ client_id: own.id });
  });
});

describe('an authorization request', () => {
  it.each([
    ['another resource', () => ['https://other.example/mcp']],
    ['a path below /mcp', () => [`${service.url}/mcp/`]],
    ['both resources', () => [`${service.url}/v1`, `${service.url}/mcp`]],
  ])('for %s is rejected with invalid_target', async (_what, resources) => {
    const { url } = anAttempt(service, confidential);
    for (const resource of resources()) url.searchParams.append('resource', resource);
    const response = await fetch(url, { redirect: 'manual' });
    const location = new URL(response.headers.get('location')!);
    expect(location.searchParams.get('error')).toBe('invalid_target');
  });

  it('for the same resource twice is accepted', async () => {
    const { url } = anAttempt(service, confidential, mcp);
    url.searchParams.append('resource', mcp.resource);
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.headers.get('location')).toContain('/oauth/interaction/');
  });

  it('can be pushed for /mcp', async () => {
    const { url, verifier } = anAttempt(service, confidential, mcp);
    const pushed = await post(service, '/oauth/par', confidential, Object.fromEntries(url.searchParams));
    expect(pushed.status).toBe(201);
    const { code } = await aCode(service, confidential, account, {
      ...Object.fromEntries([...url.searchParams.keys()].map((name) => [name, undefined])),
      client_id: confidential.id,
      request_uri: pushed.body.request_uri,
    });
    const { body } = await exchange(service, confidential, code, verifier);
    expect(await atMcp(body.access_token)).toBe(200);
  });
});

describe('the metadata of the authorization server', () => {
  it('has what MCP clients require', async () => {
    const { body } = await call(service.url, 'GET', '/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({
      issuer: service.url,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    expect(body.token_endpoint_auth_methods_supported).toContain('none');
  });
});
