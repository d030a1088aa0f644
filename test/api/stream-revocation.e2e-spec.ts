import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountDeletion } from '../../src/account-lifecycle/account-deletion.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { SessionsService } from '../../src/accounts/sessions.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { Notifier } from '../../src/database/notifier.js';
import { ConnectedAppsService } from '../../src/oauth/consents/connected-apps.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { Person } from '../support/dashboard.js';
import { readEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { aClient, someTokens, startOAuthApp, type TestClient } from '../support/oauth-flow.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

const HOUR_MS = 3_600_000;

let upstream: FakeModelServer;
let proxy: TcpProxy;
let service: TestApp;
/** Another process on the same database, in which the changes are made. */
let other: TestApp;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  const environment = { MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') };
  other = await startOAuthApp(environment);
  proxy = await startTcpProxy(Number(new URL(other.database.url).port));
  const url = throughProxy(other.database.url, proxy);
  service = await startOAuthApp(environment, { ...other.database, url });
});
afterEach(() => proxy.resume());
afterAll(async () => {
  await service?.close();
  await proxy?.close();
  await other?.close();
  await upstream?.close();
});

/** A credential, and what a test may do to it. */
interface Held {
  secret: string;
  accountId: string;
  keyId: string;
  client: TestClient;
}

async function anApiKey(): Promise<Held> {
  const expiresAt = new Date(service.clock.now() + HOUR_MS / 2);
  const { secret, apiKey } = await aKey(service, { expiresAt });
  return { secret, accountId: apiKey.accountId, keyId: apiKey.id, client: { id: '' } as TestClient };
}

async function anAccessToken(): Promise<Held> {
  const [account, client] = [await anAccount(service), await aClient(service)];
  const { access_token } = await someTokens(service, client, account, { scope: 'generate' });
  return { secret: access_token, accountId: account.id, keyId: '', client };
}

const suspendAccount = async ({ accountId }: Held) => {
  const accounts = other.app.get(AccountsService);
  await accounts.setSuspended(await accounts.get(accountId), true);
};

const expire = () => service.clock.advance(2 * HOUR_MS);

/** Requests a text of which half arrives, and then nothing for longer than this test may take. */
async function openStream(secret: string): Promise<Response> {
  upstream.reset('stall');
  const response = await fetch(`${service.url}/v1/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'bakeries', stream: true }),
  });
  expect(response.status).toBe(200);
  return response;
}

async function expectEnded(response: Response, accountId: string, reason: string) {
  const last = (await readEvents(response)).at(-1)!;
  expect([last.event, last.data.reason]).toEqual(['error', reason]);
  await eventually(async () => {
    const sql = 'SELECT finish_reason FROM generations WHERE account_id = $1';
    expect(await service.database.query(sql, [accountId])).toEqual([{ finish_reason: 'cancelled' }]);
  });
  await upstream.idle();
}

type Change = [string, string, () => Promise<Held>, (held: Held) => unknown];

const changes: Change[] = [
  [
    'its key is revoked',
    'invalid_credential',
    anApiKey,
    ({ keyId }) => other.app.get(ApiKeysService).revoke(keyId, 'leaked'),
  ],
  ['the account of its key is suspended', 'account_suspended', anApiKey, suspendAccount],
  [
    'its access token is revoked with its grant',
    'invalid_credential',
    anAccessToken,
    ({ accountId, client }) => other.app.get(ConnectedAppsService).withdraw(accountId, client.id),
  ],
  [
    'its app is suspended',
    'account_suspended',
    anAccessToken,
    ({ client }) => other.app.get(OAuthClientsService).setSuspended(client.id, true),
  ],
  ['the account of its access token is suspended', 'account_suspended', anAccessToken, suspendAccount],
];

// An attack: a stolen credential that was revoked keeps receiving a stream that it started before.
describe('a running stream ends with an error event', () => {
  it.each(changes)('when %s in another process', async (_when, reason, hold, change) => {
    const held = await hold();
    const response = await openStream(held.secret);
    await change(held);
    await expectEnded(response, held.accountId, reason);
  });

  it.each([
    ['key', anApiKey],
    ['access token', anAccessToken],
  ])('when its %s expires', async (_kind, hold) => {
    const held = await hold();
    const response = await openStream(held.secret);
    expire();
    try {
      await expectEnded(response, held.accountId, 'invalid_credential');
    } finally {
      service.clock.advance(-2 * HOUR_MS);
    }
  });

  // Without the notification, the process cannot hear of the changes: to notice that takes seconds, here for all at once.
  it('when the notification link is silent, for each of these changes', async () => {
    await eventually(async () => expect(service.app.get(Notifier).isUp).toBe(true));
    const streams = await Promise.all(
      changes.map(async ([, reason, hold, change]) => {
        const held = await hold();
        return { held, reason, change, response: await openStream(held.secret) };
      }),
    );
    proxy.pause('copydesk listener');
    for (const { held, change } of streams) await change(held);
    await Promise.all(
      streams.map(({ held, reason, response }) => expectEnded(response, held.accountId, reason)),
    );
    expect(service.app.get(Notifier).isUp).toBe(false);
  });
});

describe('a call whose account is deleted', () => {
  it.each<[string, object, Record<string, string>]>([
    ['a text', {}, {}],
    ['a text with an Idempotency-Key', {}, { 'idempotency-key': 'deleted' }],
    ['a stream', { stream: true }, {}],
  ])('fails as one without a valid credential: %s', async (_what, changes, headers) => {
    const { secret, accountId } = await anApiKey();
    upstream.reset('held');
    const body = { prompt: 'bakeries', ...changes };
    const answered = call(service.url, 'POST', '/v1/generate', { key: secret, body, headers });
    await eventually(async () => expect(upstream.live).toBe(1));
    await other.app.get(AccountDeletion).delete(await other.app.get(AccountsService).get(accountId));
    await eventually(async () =>
      expect((await call(service.url, 'GET', '/v1/me', { key: secret })).status).toBe(401),
    );
    upstream.release();
    const { status, body: response } = await answered;
    // The credential of a stream is watched, so it may have ended before the model answered.
    const error =
      status === 200 ? /^event: error\ndata: (.*)$/m.exec(response)![1]! : JSON.stringify(response.error);
    expect(JSON.parse(error)).toMatchObject({ code: 'UNAUTHORIZED', reason: 'invalid_credential' });
    expect(status).toBe(status === 200 && 'stream' in changes ? 200 : 401);
    await upstream.idle();
  });
});

describe("the playground's stream ends with an error event", () => {
  it.each<[string, (person: Person) => unknown]>([
    ['its session ends', ({ account }) => other.app.get(SessionsService).endAll(account.id)],
    ['its account is suspended', ({ account }) => suspendAccount({ accountId: account.id } as Held)],
  ])('when %s in another process', async (_when, change) => {
    const person = await Person.signIn(service);
    upstream.reset('stall');
    const fields = { prompt: 'bakeries', template: 'general', tone: 'neutral', length: 'short' };
    const response = await person.browser.request(new URL('/playground', service.url), {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: new URLSearchParams({ ...fields, csrf: await person.token() }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await change(person);
    await expectEnded(response, person.account.id, 'invalid_credential');
  });
});
