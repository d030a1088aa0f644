import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { publicAgent } from '../../src/common/http/public-agent.js';
import { DocumentAgent } from '../../src/oauth/documents/document-agent.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { DocumentHost } from '../support/document-host.js';
import { anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { McpUserAgent, sendMessage, toolCall } from '../support/mcp-client.js';
import {
  aClient,
  anAttempt,
  type AppCredentials,
  authorize,
  CODE,
  exchange,
  post,
  refresh,
  signIn,
  someTokens,
  startOAuthApp,
} from '../support/oauth-flow.js';

const REDIRECT_URL = 'http://127.0.0.1:45123/callback';

let host: DocumentHost;
let service: TestApp;
let account: Account;
/** What the service fetches documents with; specs replace it. */
let agent: { dispatcher: unknown };

beforeAll(async () => {
  host = await DocumentHost.start();
  agent = { dispatcher: host.dispatcher };
  service = await startOAuthApp({ TRUST_PROXY: '1' }, undefined, {
    override: (builder) => builder.overrideProvider(DocumentAgent).useValue(agent),
  });
  await service.database.query('UPDATE plans SET requests_per_minute = 100000');
  account = await anAccount(service);
});
afterAll(async () => {
  await service?.close();
  await host?.close();
});

const appAt = (id: string, redirectUri = REDIRECT_URL): AppCredentials => ({ id, secret: null, redirectUri });
const mcp = () => ({ resource: `${service.url}/mcp`, scope: 'generate refine' });
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** The page that an authorization request of an app leads to. */
const open = (id: string, redirectUri?: string) =>
  new Browser(service.url).open(anAttempt(service, appAt(id, redirectUri), mcp()).url);

/** Lets the next window begin, so that the limit of fetches does not affect later tests. */
const nextWindow = () => service.clock.advance(60_000);

let paths = 0;
const freshPath = () => `/client-${(paths += 1)}.json`;

describe('an app that is not registered', () => {
  it('gets access through the official MCP client, with the URL of its document as client id', async () => {
    const clientMetadataUrl = host.serve('/official.json');
    const user = new McpUserAgent(service.url, { redirectUrl: REDIRECT_URL, clientMetadataUrl });
    const client = await user.connect(account);
    expect(user.authorizationUrl!.searchParams.get('client_id')).toBe(clientMetadataUrl);
    const result = await client.callTool({ name: 'generate', arguments: { prompt: 'bread' } });
    expect(result.isError).toBeUndefined();
    await client.close();
    const rows = await service.database.query(
      'SELECT name, account_id, is_public, is_verified, scopes FROM oauth_clients WHERE id = $1',
      [clientMetadataUrl],
    );
    const scopes = ['generate', 'refine', 'templates:read', 'generations:read'];
    expect(rows).toEqual([
      { name: 'Test assistant', account_id: null, is_public: true, is_verified: false, scopes },
    ]);
  });

  it('is announced by the metadata of the authorization server', async () => {
    for (const name of ['oauth-authorization-server', 'openid-configuration']) {
      const { body } = await call(service.url, 'GET', `/.well-known/${name}`);
      expect(body.client_id_metadata_document_supported).toBe(true);
    }
  });

  it('is shown with its host and as not verified at every authorization', async () => {
    const id = host.serve(freshPath());
    const browser = new Browser(service.url);
    for (let count = 0; count < 2; count += 1) {
      const attempt = anAttempt(service, appAt(id), mcp());
      const page = await signIn(browser, await browser.open(attempt.url), account.email);
      expect(page.html).toContain('Test assistant');
      expect(page.html).toContain(`client.example:${host.port}`);
      expect(page.html).toContain('Not verified');
      expect(page.html).toContain('This app is not registered with us');
      const { url } = await browser.submit(page, { decision: 'approve' });
      expect(url.searchParams.get('code')).toMatch(CODE);
    }
  });

  it('is not stored before a user has consented', async () => {
    const id = host.serve(freshPath());
    const attempt = anAttempt(service, appAt(id), mcp());
    await authorize(new Browser(service.url), attempt, account, 'deny');
    expect(await service.database.query('SELECT FROM oauth_clients WHERE id = $1', [id])).toEqual([]);
  });

  it('works with tokens that are refreshed, introspected and revoked while its host is down', async () => {
    const path = freshPath();
    const app = appAt(host.serve(path));
    const tokens = await someTokens(service, app, account, mcp());
    host.reply(path, (response) => void response.destroy());
    service.clock.advance(3_700_000);
    const fetched = host.requests.length;
    const refreshed = await refresh(service, app, tokens.refresh_token);
    expect(refreshed.status).toBe(200);
    service.clock.advance(-3_700_000);
    const token = refreshed.body.access_token as string;
    expect((await sendMessage(service.url, token, list)).status).toBe(200);
    expect((await post(service, '/oauth/introspect', app, { token })).body).toMatchObject({ active: true });
    expect((await post(service, '/oauth/revoke', app, { token })).status).toBe(200);
    expect((await sendMessage(service.url, token, list)).status).toBe(401);
    expect(host.requests).toHaveLength(fetched);
  });

  it('may request only the scopes of the tools', async () => {
    const app = appAt(host.serve(freshPath()));
    const tokens = await someTokens(service, app, account, {
      ...mcp(),
      scope: 'generate usage:read webhooks generations:delete generations:read',
    });
    expect(tokens.scope).toBe('generate generations:read');
  });

  it('is the app of its credential and of its texts, like any other app', async () => {
    const app = appAt(host.serve(freshPath()));
    const { access_token } = await someTokens(service, app, account, mcp());
    await sendMessage(service.url, access_token, toolCall('generate', { prompt: 'x' }));
    const me = await someTokens(service, app, account, { scope: 'generate' });
    const { body } = await call(service.url, 'GET', '/v1/me', { key: me.access_token });
    expect(body.data.credential).toMatchObject({ name: 'Test assistant', client_id: app.id });
    const [text] = await service.database.query<{ client_id: string }>(
      'SELECT client_id FROM generations WHERE account_id = $1 ORDER BY id DESC LIMIT 1',
      [account.id],
    );
    expect(text).toEqual({ client_id: app.id });
  });

  it('is suspended and resumed by an administrator, and cannot be verified', async () => {
    const app = appAt(host.serve(freshPath()));
    const { access_token } = await someTokens(service, app, account, mcp());
    const clients = service.app.get(OAuthClientsService);
    await clients.setSuspended(app.id, true);
    const suspended = await sendMessage(service.url, access_token, list);
    expect([suspended.status, suspended.body.error.data.reason]).toEqual([403, 'account_suspended']);
    const fetched = host.requests.length;
    nextWindow();
    service.clock.advance(3_600_000);
    expect((await open(app.id)).html).toContain('invalid_client');
    expect(host.requests).toHaveLength(fetched);
    service.clock.advance(-3_660_000);
    await clients.setSuspended(app.id, false);
    expect((await sendMessage(service.url, access_token, list)).status).toBe(200);
    await expect(clients.update(app.id, { isVerified: true })).rejects.toThrow('only registered apps');
  });

  // RFC 8252 section 7.3: the port is chosen by the operating system.
  it('may use any port of a loopback redirect URI, and no other URI that its document does not list', async () => {
    const id = host.serve(freshPath(), {
      redirect_uris: ['http://127.0.0.1/callback', 'https://client.example/done', 'cursor://oauth/callback'],
    });
    for (const uri of ['http://127.0.0.1:1234/callback', 'https://client.example/done'])
      expect((await open(id, uri)).url.pathname).toMatch(/^\/oauth\/interaction\//);
    for (const uri of [
      'http://127.0.0.1:1234/other',
      'https://client.example:444/done',
      'https://evil.example/done',
      'cursor://oauth/callback',
    ])
      expect((await open(id, uri)).html).toContain('redirect_uri');
  });

  it('loses a redirect URI that its document no longer lists', async () => {
    const path = freshPath();
    const id = host.serve(path, {}, { 'cache-control': 'max-age=120' });
    expect((await open(id)).url.pathname).toMatch(/interaction/);
    host.serve(path, { redirect_uris: ['https://client.example/new'] });
    expect((await open(id)).url.pathname).toMatch(/interaction/);
    service.clock.advance(121_000);
    expect((await open(id)).html).toContain('redirect_uri');
  });

  // Prevents an app from posing as one that an administrator has verified, or as the product.
  it('is called by its host if its name looks like a verified app, like the product, or is missing', async () => {
    const registered = await aClient(service, { name: 'Northwind Editor' });
    await service.app.get(OAuthClientsService).update(registered.id, { isVerified: true });
    for (const client_name of ['N0rthwind Editor', 'Copydesk', 'a\u202eb', undefined, 7]) {
      nextWindow();
      const id = host.serve(freshPath(), { client_name });
      const browser = new Browser(service.url);
      const attempt = anAttempt(service, appAt(id), mcp());
      const page = await signIn(browser, await browser.open(attempt.url), account.email);
      expect(page.html).toContain(`<h1>Connect client.example:${host.port}?</h1>`);
    }
  });

  it('needs PKCE, and its code is bound to it', async () => {
    const [one, other] = [appAt(host.serve(freshPath())), appAt(host.serve(freshPath()))];
    const attempt = anAttempt(service, one, mcp());
    const { url } = await authorize(new Browser(service.url), attempt, account);
    const code = url.searchParams.get('code')!;
    await someTokens(service, other, account, mcp());
    expect((await exchange(service, other, code, attempt.verifier)).body.error).toBe('invalid_grant');
    const plain = anAttempt(service, one, {
      ...mcp(),
      code_challenge: undefined,
      code_challenge_method: undefined,
    });
    const rejected = await new Browser(service.url).open(plain.url);
    expect(rejected.url.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('the dashboard', () => {
  it('shows such an app to its user with its host and as not verified, and withdraws its access', async () => {
    const app = appAt(host.serve(freshPath()));
    const { access_token } = await someTokens(service, app, account, mcp());
    const person = await Person.signIn(service, account);
    const listed = await person.open('/settings/connected-apps');
    expect(textOf(listed)).toContain(`Test assistant not verified client.example:${host.port}`);
    const path = `/settings/connected-apps/${encodeURIComponent(app.id)}`;
    expect((await person.open(`${path}/spending-limit`)).status).toBe(200);
    await person.post(`${path}/spending-limit`, { spend_per_month: '5' });
    expect(textOf(await person.open('/settings/connected-apps'))).toContain('0 of 5 USD a month');
    await person.post(`${path}/withdraw`);
    expect((await sendMessage(service.url, access_token, list)).status).toBe(401);
  });

  it('lets an administrator suspend and resume such an app, but not verify it', async () => {
    const app = appAt(host.serve(freshPath(), { client_name: 'Watched assistant' }));
    const { access_token } = await someTokens(service, app, account, mcp());
    const admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    const listed = await admin.open('/admin/apps?search=Watched');
    expect(textOf(listed)).toContain(`Watched assistant client.example:${host.port}, not registered`);
    const path = `/admin/apps/${encodeURIComponent(app.id)}`;
    expect(listed.html).toContain(`${path}/suspend`);
    expect(listed.html).not.toContain(`${path}/verify`);
    expect((await admin.open(`${path}/verify`)).status).toBe(404);
    expect(textOf(await admin.open(`${path}/suspend`))).toContain(`Metadata document ${app.id}`);
    const status = async () => (await sendMessage(service.url, access_token, list)).status;
    await admin.post(`${path}/suspend`);
    expect(await status()).toBe(403);
    await admin.post(`${path}/resume`);
    expect(await status()).toBe(200);
    await admin.post(`${path}/verify`, { seen: 'x' });
    expect(
      await service.database.query('SELECT is_verified FROM oauth_clients WHERE id = $1', [app.id]),
    ).toEqual([{ is_verified: false }]);
  });
});

describe('a metadata document', () => {
  const json = { 'content-type': 'application/json' };
  const valid = (path: string, filler = '') =>
    JSON.stringify({ client_id: host.url(path), redirect_uris: [REDIRECT_URL], filler });

  it.each<[string, (path: string) => string, string]>([
    [
      'larger than 5 KB',
      (path) =>
        host.reply(path, (response) => response.writeHead(200, json).end(valid(path, 'x'.repeat(5_120)))),
      'is larger than 5 KB',
    ],
    [
      'that never ends',
      (path) =>
        host.reply(path, (response) => {
          response.writeHead(200, json);
          const more = setInterval(() => response.write(' '.repeat(1_000)), 1);
          response.on('close', () => clearInterval(more));
        }),
      'is larger than 5 KB',
    ],
    [
      'that redirects',
      (path) => {
        const target = host.serve(`${path}-target`);
        return host.reply(path, (response) => response.writeHead(302, { location: target }).end());
      },
      'redirects, which is not followed',
    ],
    ['that is missing', (path) => host.url(path), 'has the status 404'],
    [
      'with another client id',
      (path) => host.serve(path, { client_id: host.url('/x') }),
      'must have its own URL',
    ],
    ['without a client id', (path) => host.serve(path, { client_id: undefined }), 'must have its own URL'],
    [
      'with a secret',
      (path) => host.serve(path, { client_secret: 'x' }),
      'must have the token_endpoint_auth_method none',
    ],
    [
      'with a secret method',
      (path) => host.serve(path, { token_endpoint_auth_method: 'client_secret_basic' }),
      'must have the token_endpoint_auth_method none',
    ],
    [
      'without redirect URIs',
      (path) => host.serve(path, { redirect_uris: undefined }),
      'has no redirect_uris',
    ],
    [
      'with bad redirect URIs only',
      (path) => host.serve(path, { redirect_uris: ['http://client.example/', 'x:y', 7, null] }),
      'has no redirect URI that is https',
    ],
    [
      'of another type',
      (path) => host.serve(path, {}, { 'content-type': 'text/html' }),
      'does not have the content type',
    ],
    [
      'that is not JSON',
      (path) => host.reply(path, (response) => response.writeHead(200, json).end('{')),
      'is not JSON',
    ],
    [
      'that is a list',
      (path) => host.reply(path, (response) => response.writeHead(200, json).end('[]')),
      'is not a JSON object',
    ],
    [
      'of a host that closes the connection',
      (path) => host.reply(path, (response) => void response.destroy()),
      'could not be fetched',
    ],
  ])('%s is rejected with a page, and not fetched again at once', async (_what, prepare, problem) => {
    nextWindow();
    const path = freshPath();
    const id = prepare(path);
    for (let count = 0; count < 2; count += 1) {
      const page = await open(id);
      expect(page.status).toBe(400);
      expect(page.html).toContain('invalid_client_metadata');
      expect(page.html.replaceAll('&#39;', "'")).toContain(`metadata document ${problem}`);
    }
    expect(host.requests.filter((each) => each === path)).toHaveLength(1);
    expect(host.requests).not.toContain(`${path}-target`);
    // The developer has fixed it.
    host.serve(path);
    service.clock.advance(31_000);
    expect((await open(id)).url.pathname).toMatch(/interaction/);
  });

  it('that does not arrive within 5 s is rejected', async () => {
    nextWindow();
    const id = host.reply(freshPath(), () => undefined);
    const startedAt = performance.now();
    expect((await open(id)).html).toContain('was not received within 5 seconds');
    expect(performance.now() - startedAt).toBeGreaterThan(4_900);
  });

  it.each([
    'http://client.example/client.json',
    'https://client.example',
    'https://client.example/',
    'https://user@client.example/client.json',
    'https://client.example/client.json#x',
    'https://client.example/a/../client.json',
    'https://client.example/%2e%2e/client.json',
    'https://CLIENT.example/client.json',
    'https://client.example:443/client.json',
    `https://client.example/${'x'.repeat(500)}`,
  ])('is not fetched from %s', async (id) => {
    const fetched = host.requests.length;
    const page = await open(id);
    expect([page.status, page.html.includes('invalid_client')]).toEqual([400, true]);
    expect(host.requests).toHaveLength(fetched);
  });

  it('is fetched once for concurrent requests, and kept as long as its host says, for an hour at most', async () => {
    nextWindow();
    const path = freshPath();
    const id = host.serve(path, {}, { 'cache-control': 'public, max-age=86400' });
    const fetched = () => host.requests.filter((each) => each === path).length;
    await Promise.all([open(id), open(id), open(id)]);
    expect(fetched()).toBe(1);
    service.clock.advance(3_599_000);
    await open(id);
    expect(fetched()).toBe(1);
    service.clock.advance(2_000);
    await open(id);
    expect(fetched()).toBe(2);
  });

  it('is kept for a minute even if its host forbids it', async () => {
    nextWindow();
    const path = freshPath();
    const id = host.serve(path, {}, { 'cache-control': 'no-store' });
    await open(id);
    service.clock.advance(59_000);
    await open(id);
    expect(host.requests.filter((each) => each === path)).toHaveLength(1);
  });

  // Prevents the use of the service to send requests to hosts of one's choice.
  it('is one of at most 20 that requests from one address cause to be fetched in a minute', async () => {
    nextWindow();
    const fetched = host.requests.length;
    const pages = await Promise.all(Array.from({ length: 25 }, () => open(host.serve(freshPath()))));
    expect(host.requests.length - fetched).toBe(20);
    expect(pages.filter(({ html }) => html.includes('cannot be fetched now'))).toHaveLength(5);
    const { url } = anAttempt(service, appAt(host.serve(freshPath())), mcp());
    const statusFrom = async (address: string) =>
      (await fetch(url, { redirect: 'manual', headers: { 'x-forwarded-for': address } })).status;
    expect([await statusFrom('127.0.0.1'), await statusFrom('198.51.100.7')]).toEqual([400, 303]);
    nextWindow();
  });

  it('is not needed by the token endpoint, so an unknown app causes no fetch there', async () => {
    const path = freshPath();
    const app = appAt(host.serve(path));
    const rejected = await refresh(service, app, `cdr_${'x'.repeat(43)}`);
    expect([rejected.status, rejected.body.error]).toEqual([401, 'invalid_client']);
    expect(host.requests).not.toContain(path);
  });

  it('can be that of a pushed authorization request', async () => {
    nextWindow();
    const app = appAt(host.serve(freshPath()));
    const { url } = anAttempt(service, app, mcp());
    const pushed = await post(service, '/oauth/par', app, Object.fromEntries(url.searchParams));
    expect(pushed.status).toBe(201);
  });
});

describe('the address of a document', () => {
  const openWith = async (dispatcher: unknown, id: string) => {
    nextWindow();
    agent.dispatcher = dispatcher;
    try {
      return await open(id);
    } finally {
      agent.dispatcher = host.dispatcher;
    }
  };

  // Prevents requests to the operator's network (SSRF), also by a name that leads elsewhere at the second look-up.
  it.each([
    ['a private address', async () => ['10.0.0.1']],
    ['this machine', async () => ['127.0.0.1']],
    ['a metadata server', async () => ['169.254.169.254']],
    ['this machine in IPv6', async () => ['::1', '::ffff:127.0.0.1']],
    ['no address', async () => []],
  ])('must be public: a name that leads to %s is rejected without a connection', async (_what, resolve) => {
    const { connections } = host;
    const page = await openWith(publicAgent(resolve), host.serve(freshPath()));
    expect(page.html).toContain('could not be fetched');
    expect(host.connections).toBe(connections);
  });

  it('is checked at every fetch, so a name that leads elsewhere later is rejected (DNS rebinding)', async () => {
    const id = host.serve(freshPath());
    expect((await openWith(host.dispatcher, id)).url.pathname).toMatch(/interaction/);
    service.clock.advance(3_600_000);
    const { connections } = host;
    const asked: string[] = [];
    const rebound = publicAgent(async (name) => {
      asked.push(name);
      return ['127.0.0.1'];
    });
    expect((await openWith(rebound, id)).html).toContain('could not be fetched');
    expect(asked).toEqual(['client.example']);
    expect(host.connections).toBe(connections);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '169.254.169.254'])(
    'must not be a private address in the URL: %s',
    async (address) => {
      const { connections } = host;
      const id = `https://${address}:${host.port}${freshPath()}`;
      expect((await openWith(publicAgent(), id)).html).toContain('could not be fetched');
      expect(host.connections).toBe(connections);
    },
  );

  it('must have a certificate for its name', async () => {
    const other = host.url(freshPath(), 'unknown.example');
    expect((await openWith(host.dispatcher, other)).html).toContain('could not be fetched');
  });
});
