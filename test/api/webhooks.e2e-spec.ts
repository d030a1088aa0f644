import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey, ALL_SCOPES, anAccount } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';
import { aClient, post, someTokens, startOAuthApp } from '../support/oauth-flow.js';

const URL = 'https://example.com/webhooks';
const EVENTS = ['generation.completed', 'key.revoked', 'webhook.test'];
const MISSING = '00000000-0000-4000-8000-000000000000';

let service: TestApp;
let key: string;
let strangersKey: string;

beforeAll(async () => {
  service = await startOAuthApp();
  key = (await aKey(service)).secret;
  strangersKey = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
});
afterAll(() => service.close());

const send = (method: string, path: string, options: { key?: string; body?: unknown } = {}) =>
  call(service.url, method, `/v1/webhooks${path}`, { key, ...options });

async function anEndpoint(owner = key): Promise<string> {
  const { status, body } = await send('POST', '', { key: owner, body: { url: URL, events: EVENTS } });
  expect(status).toBe(200);
  return body.data.id;
}

describe('POST /v1/webhooks', () => {
  it('creates an endpoint and returns its secret once', async () => {
    const { status, body } = await send('POST', '', {
      body: { url: ` ${URL} `, events: [...EVENTS, 'key.revoked'] },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        url: URL,
        events: EVENTS,
        client_id: null,
        enabled: true,
        disabled_reason: null,
        last_delivered_at: null,
        created_at: expect.stringMatching(/Z$/),
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      },
    });
    const { secret, ...shown } = body.data;
    expect((await send('GET', `/${shown.id}`)).body.data).toEqual(shown);
    const stored = await service.database.query('SELECT * FROM webhook_endpoints WHERE id = $1', [shown.id]);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it.each([
    [{}, ['url', 'events']],
    [{ url: 7, events: 'key.revoked' }, ['url', 'events']],
    [{ url: URL, events: [] }, ['events']],
    [{ url: 'ftp://example.com/', events: ['key.stolen'] }, ['url', 'events.0']],
    [{ url: 'https://example.com/#a', events: [] }, ['url', 'events']],
    [{ url: URL, events: ['key.revoked', 'key.stolen', 7] }, ['events.1', 'events.2']],
    [{ url: URL, events: EVENTS, secret: 'whsec_' }, ['secret']],
    [{ url: 'example.com/webhooks', events: EVENTS }, ['url']],
    [{ url: 'http://example.com', events: EVENTS }, ['url']],
    [{ url: 'https://exa\nmple.com/', events: EVENTS }, ['url']],
    [{ url: 'https:example.com', events: EVENTS }, ['url']],
    [{ url: 'https://example.com:0/', events: EVENTS }, ['url']],
    [{ url: 'https:///example.com/', events: EVENTS }, ['url']],
    [{ url: 'https://exa\u00admple.com/', events: EVENTS }, ['url']],
    [{ url: 'https://\u200bexample.com/', events: EVENTS }, ['url']],
    [{ url: 'https://exa\ufe0fmple.com/', events: EVENTS }, ['url']],
    [{ url: 'https://example.com/\u0001', events: EVENTS }, ['url']],
    [{ url: 'https://example.com\\@evil.example/', events: EVENTS }, ['url']],
    [{ url: 'https://example.com/?"><img/src=x>', events: EVENTS }, ['url']],
    [{ url: 'https://user:secret@example.com', events: EVENTS }, ['url']],
    [{ url: `https://example.com/${'a'.repeat(2_048)}`, events: EVENTS }, ['url']],
  ])('rejects %j with the path of each bad field', async (body, paths) => {
    const response = await send('POST', '', { body });
    expect(response.status).toBe(400);
    expect(response.body.error.details.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it('names the type as the fault of a list that is a string', async () => {
    const { body } = await send('POST', '', { body: { url: URL, events: 'generation.completed' } });
    expect(body.error).toMatchObject({ reason: 'invalid_type', details: [{ path: 'events' }] });
  });

  // Server-side request forgery: an endpoint must not reach what only this machine or its network can reach.
  it.each([
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://localhost.localdomain/',
    'https://db.localdomain./',
    'https://printer.local/',
    'https://router.home.arpa/',
    'https://metadata.google.internal/computeMetadata/v1/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://198.18.0.1/',
    'https://192.0.2.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://１２７.0.0.1/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::127.0.0.1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:53aa:64c::]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fec0::1]/',
    'https://[2001:db8::1]/',
  ])('rejects the address of %s', async (url) => {
    const { status, body } = await send('POST', '', { body: { url, events: EVENTS } });
    expect(status).toBe(400);
    expect(body).toEqual(errorEnvelope('VALIDATION_ERROR', 'invalid_value'));
    expect(body.error.details).toEqual([{ path: 'url', message: 'must lead to a public address' }]);
  });

  it.each(['https://8.8.8.8/hook', 'https://[2606:4700::1111]/', 'https://example.com:8443/?a=b'])(
    'accepts the public address of %s',
    async (url) => {
      const owner = (await aKey(service)).secret;
      expect((await send('POST', '', { key: owner, body: { url, events: EVENTS } })).status).toBe(200);
    },
  );

  it('creates at most 20 endpoints for an account, however many requests arrive at once', async () => {
    const { secret } = await aKey(service);
    const responses = await Promise.all(
      Array.from({ length: 24 }, () => send('POST', '', { key: secret, body: { url: URL, events: EVENTS } })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = responses.find(({ status }) => status !== 200)!;
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('20 webhook endpoints');
  });
});

describe('GET /v1/webhooks', () => {
  it('lists the endpoints of the account, newest first, with their number', async () => {
    const { secret } = await aKey(service);
    const ids = [await anEndpoint(secret), await anEndpoint(secret), await anEndpoint(secret)];
    const { body } = await send('GET', '?limit=2', { key: secret });
    expect(body.meta).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
    expect((await send('GET', '?limit=101', { key: secret })).status).toBe(400);
  });
});

describe('PATCH /v1/webhooks/{id}', () => {
  it('changes the given fields', async () => {
    const id = await anEndpoint();
    const url = 'https://example.org/other';
    expect((await send('PATCH', `/${id}`, { body: { url } })).body.data).toMatchObject({
      url,
      events: EVENTS,
    });
    const { body } = await send('PATCH', `/${id}`, { body: { enabled: false, events: ['job.failed'] } });
    expect(body.data).toMatchObject({
      url,
      events: ['job.failed'],
      enabled: false,
      disabled_reason: 'manual',
    });
    const enabled = await send('PATCH', `/${id}`, { body: { enabled: true } });
    expect(enabled.body.data).toMatchObject({ enabled: true, disabled_reason: null });
  });

  it.each([
    [{ url: 'https://127.0.0.1/' }, 'url'],
    [{ events: [] }, 'events'],
    [{ enabled: 'yes' }, 'enabled'],
    [{ enabled: null }, 'enabled'],
    [{ client_id: null }, 'client_id'],
  ])('rejects %j', async (body, path) => {
    const response = await send('PATCH', `/${await anEndpoint()}`, { body });
    expect(response.status).toBe(400);
    expect(response.body.error.details[0].path).toBe(path);
  });
});

describe('POST /v1/webhooks/{id}/test', () => {
  it('returns the id of the event, and rejects a disabled endpoint', async () => {
    const owner = (await aKey(service)).secret;
    const id = await anEndpoint(owner);
    const { status, body } = await send('POST', `/${id}/test`, { key: owner });
    expect(status).toBe(200);
    const data = {
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: 'webhook.test',
      created_at: expect.any(String),
    };
    expect(body).toEqual({ success: true, data });
    await send('PATCH', `/${id}`, { key: owner, body: { enabled: false } });
    expect((await send('POST', `/${id}/test`, { key: owner })).status).toBe(400);
  });
});

const ROUTES: [string, string, unknown?][] = [
  ['GET', ''],
  ['POST', '', { url: URL, events: EVENTS }],
  ['GET', '/:id'],
  ['PATCH', '/:id', { enabled: false }],
  ['POST', '/:id/rotate-secret'],
  ['POST', '/:id/test'],
  ['DELETE', '/:id'],
];

describe.each(ROUTES)('%s /v1/webhooks%s', (method, route, body) => {
  const request = (id: string, as?: string) =>
    call(service.url, method, `/v1/webhooks${route.replace(':id', id)}`, { ...(as && { key: as }), body });

  it('requires a credential and the scope webhooks', async () => {
    const id = await anEndpoint((await aKey(service)).secret);
    expect((await request(id)).status).toBe(401);
    const { secret } = await aKey(service, { scopes: ALL_SCOPES.filter((scope) => scope !== 'webhooks') });
    const response = await request(id, secret);
    expect(response.status).toBe(403);
    expect(response.body).toEqual(errorEnvelope('FORBIDDEN', 'insufficient_scope'));
  });

  if (!route.includes(':id')) return;

  it("hides another account's endpoint, a missing one and a malformed id behind the same 404", async () => {
    const id = await anEndpoint((await aKey(service)).secret);
    for (const other of [id, MISSING, 'abc']) {
      const response = await request(other, strangersKey);
      expect(response.status).toBe(404);
      expect(response.body).toEqual(errorEnvelope('NOT_FOUND', 'not_found'));
    }
  });
});

describe('the endpoint of an app', () => {
  it('receives only events of the app, is hidden from other apps and ends with the grant', async () => {
    const account = await anAccount(service);
    const [client, other] = [await aClient(service), await aClient(service)];
    const tokens = await someTokens(service, client, account);
    const others = await someTokens(service, other, account);
    const own = await aKey(service, { accountId: account.id });
    const events = ['generation.completed'];
    const made = await send('POST', '', { key: tokens.access_token, body: { url: URL, events } });
    const { id } = made.body.data;
    expect(made.body.data.client_id).toBe(client.id);
    expect((await send('GET', `/${id}`, { key: others.access_token })).status).toBe(404);
    expect((await send('GET', '', { key: others.access_token })).body.meta.total).toBe(0);
    expect((await send('GET', `/${id}`, { key: own.secret })).status).toBe(200);

    const generate = (as: string) =>
      call(service.url, 'POST', '/v1/generate', { key: as, body: { prompt: 'A slogan' } });
    await generate(own.secret);
    await generate(others.access_token);
    const { body: mine } = await generate(tokens.access_token);
    const uuid = "replace(generation_id::text, '-', '')";
    const heard = `SELECT 'gen_' || ${uuid} AS id FROM events WHERE account_id = $1`;
    expect(await service.database.query(heard, [account.id])).toEqual([{ id: mine.data.id }]);

    await post(service, '/oauth/revoke', client, { token: tokens.refresh_token });
    await eventually(async () => expect((await send('GET', `/${id}`, { key: own.secret })).status).toBe(404));
  });

  it.each(['key.revoked', 'key.expiring', 'quota.reached'])('cannot subscribe to %s', async (type) => {
    const tokens = await someTokens(service, await aClient(service), await anAccount(service));
    const { status, body } = await send('POST', '', {
      key: tokens.access_token,
      body: { url: URL, events: [type] },
    });
    expect(status).toBe(400);
    expect(body.error.details).toEqual([{ path: 'events', message: expect.stringContaining(type) }]);
  });
});

describe('the audit log', () => {
  const actorsOf = (id: string) =>
    service.database.query(
      'SELECT action, actor_type, actor_id, actor_name, address FROM audit_events WHERE target_id = $1 ORDER BY seq',
      [id],
    );
  const change = async (id: string, as: string) => {
    await send('PATCH', `/${id}`, { key: as, body: { enabled: false } });
    await send('POST', `/${id}/rotate-secret`, { key: as });
    await send('DELETE', `/${id}`, { key: as });
  };
  const ACTIONS = ['webhook.created', 'webhook.changed', 'webhook.secret_rotated', 'webhook.deleted'];

  it('names the account that changed an endpoint with its key', async () => {
    const account = await anAccount(service);
    const { secret } = await aKey(service, { accountId: account.id });
    const id = await anEndpoint(secret);
    await change(id, secret);
    expect(await actorsOf(id)).toEqual(
      ACTIONS.map((action) => ({
        action,
        actor_type: 'account',
        actor_id: account.id,
        actor_name: account.email,
        address: '127.0.0.1',
      })),
    );
  });

  it('names the app that changed its endpoint', async () => {
    const client = await aClient(service);
    const tokens = await someTokens(service, client, await anAccount(service));
    const { body } = await send('POST', '', {
      key: tokens.access_token,
      body: { url: URL, events: ['generation.completed'] },
    });
    await change(body.data.id, tokens.access_token);
    expect(await actorsOf(body.data.id)).toEqual(
      ACTIONS.map((action) => ({
        action,
        actor_type: 'app',
        actor_id: client.id,
        actor_name: client.name,
        address: '127.0.0.1',
      })),
    );
  });
});
