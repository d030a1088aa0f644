import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { Person } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import {
  aClient,
  aCode,
  anAttempt,
  exchange,
  post,
  refresh,
  startOAuthApp,
  type TestClient,
  type Tokens,
} from '../support/oauth-flow.js';

const KEY = /cdk_live_[0-9A-Za-z]{46}/;
const canary = (name: string) => `${name}-${randomBytes(12).toString('hex')}`;
const [METRICS_TOKEN, MODEL_KEY, PROMPT] = [canary('metrics'), canary('sk-model'), canary('prompt')];
const [NEW_PASSWORD, WRONG_PASSWORD, IDEMPOTENCY_KEY] = [canary('new'), canary('wrong'), canary('retry')];

let service: TestApp;
let model: FakeModelServer;
const plainFetch = globalThis.fetch;
/** What anybody in between, or a log of theirs, may see or keep: each URL, each redirect, each error's body. */
const said: string[] = [];
/** Everything secret that was used, by what it is. */
const secrets = new Map<string, string>();

function keep(name: string, value: string | null | undefined): string {
  if (!value || value.length < 12) throw new Error(`there is no ${name}`);
  secrets.set(name, value);
  return value;
}

async function listeningFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await plainFetch(input, init);
  said.push(String(input instanceof Request ? input.url : input), response.headers.get('location') ?? '');
  if (response.status >= 400) said.push(await response.clone().text());
  return response;
}

beforeAll(async () => {
  model = await FakeModelServer.start();
  service = await startOAuthApp({
    LOG_LEVEL: 'trace',
    METRICS_TOKEN,
    MODELS: 'openai:test-model',
    OPENAI_API_KEY: MODEL_KEY,
    OPENAI_BASE_URL: model.baseUrl('openai'),
    SIGNUP: 'open',
  });
  globalThis.fetch = listeningFetch as typeof fetch;
  keep('SECRET_KEY', TEST_SECRET_KEY.split(':')[1]);
  keep('the password of the database', new URL(service.database.url).password);
  for (const [name, value] of Object.entries({
    METRICS_TOKEN,
    MODEL_KEY,
    PASSWORD,
    NEW_PASSWORD,
    WRONG_PASSWORD,
  }))
    keep(name, value);
  await useKeys();
  await useApps();
  await usePasswords();
  await useTheRest();
});
afterAll(async () => {
  globalThis.fetch = plainFetch;
  await service.close();
  await model.close();
});

const generate = (key: string, headers: Record<string, string> = {}) =>
  call(service.url, 'POST', '/v1/generate', { key, body: { prompt: PROMPT }, headers });

/** A key is made, used, copied, rotated and revoked; requests with it succeed, are replayed and fail. */
async function useKeys() {
  const person = await Person.signIn(service);
  const { secret, apiKey } = await aKey(service, { accountId: person.account.id });
  keep('an API key', secret);
  const path = `/settings/api-keys/${apiKey.id}`;
  service.clock.advance(1_000);
  await person.post(`${path}/reveal`, { password: WRONG_PASSWORD });
  await person.post(`${path}/reveal`, { password: PASSWORD });
  const rotated = await person.post(`${path}/rotate`, { overlap: '24h' });
  keep('a rotated API key', KEY.exec(rotated.html)?.[0]);
  expect((await generate(secret, { 'idempotency-key': IDEMPOTENCY_KEY })).status).toBe(200);
  expect((await generate(secret, { 'idempotency-key': IDEMPOTENCY_KEY })).status).toBe(200);
  for (const behaviour of ['status:401', 'status:500', 'html'] as const) {
    model.behaviour = behaviour as never;
    await generate(secret);
  }
  model.behaviour = 'ok';
  for (const place of [`/v1/me?access_token=${'x'.repeat(20)}`, '/v1/nope', '/v1/templates?page=0'])
    await call(service.url, 'GET', place, { key: secret });
  await call(service.url, 'GET', '/v1/me', { key: `${secret}x` });
  const form = new URLSearchParams({ access_token: secret });
  await call(service.url, 'POST', '/v1/generate', { body: form.toString() });
  await person.post('/admin/keys/find', { secret });
  await person.post(`${path}/revoke`, { password: PASSWORD });
}

/** An app is let in, exchanges its code, refreshes, is revoked; its secret is rotated; every call also fails once. */
async function useApps() {
  const person = await Person.signIn(service);
  const client = await aClient(service, { accountId: person.account.id });
  keep('a client secret', client.secret);
  const { code, verifier } = await aCode(service, client, person.account);
  keep('a code verifier', verifier);
  const wrong: TestClient = { ...client, secret: WRONG_PASSWORD };
  await exchange(service, wrong, code, verifier);
  const tokens = (await exchange(service, client, code, verifier)).body as Tokens;
  keep('an access token', tokens.access_token);
  keep('a refresh token', tokens.refresh_token);
  const next = (await refresh(service, client, tokens.refresh_token)).body as Tokens;
  keep('the next access token', next.access_token);
  keep('the next refresh token', next.refresh_token);
  await refresh(service, client, tokens.refresh_token);
  for (const token of [next.access_token, 'x']) await post(service, '/oauth/introspect', client, { token });
  await call(service.url, 'GET', '/v1/me', { key: next.access_token });
  await call(service.url, 'GET', '/v1/me', { key: next.refresh_token });
  await post(service, '/oauth/revoke', client, { token: next.access_token });
  const rotated = await person.post(`/developer/apps/${client.id}/rotate`, { overlap: '24h' });
  keep('a rotated client secret', /cds_[\w-]{20,}/.exec(rotated.html)?.[0]);
  // An authorization that waits. Its id is in its address too, and opens nothing without this cookie.
  await person.browser.open(anAttempt(service, client, { prompt: 'consent' }).url);
  for (const name of ['copydesk_session', 'copydesk_as', 'copydesk_interaction.sig'])
    keep(`the cookie ${name}`, person.browser.cookie(name));
}

/** A user signs up, mistypes a password, changes it, and gets another one from an administrator. */
async function usePasswords() {
  const browser = new Browser(service.url);
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  await browser.submit(await browser.open('/sign-up'), { email, password: PASSWORD });
  const person = await Person.signIn(service);
  const form = { password: PASSWORD, new_password: NEW_PASSWORD };
  await person.post('/settings/security/password', { ...form, password: WRONG_PASSWORD });
  await person.post('/settings/security/password', form);
  const stranger = new Browser(service.url);
  await stranger.submit(await stranger.open('/sign-in'), {
    email: person.account.email,
    password: WRONG_PASSWORD,
  });
  await stranger.submit(await stranger.open('/sign-in'), {
    email: person.account.email,
    password: NEW_PASSWORD,
  });
  keep('a session', stranger.cookie('copydesk_session'));
  const admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
  const page = await admin.post(`/admin/accounts/${person.account.id}/reset-password`);
  keep('a password from an administrator', /value="([\w-]{20})"/.exec(page.html)?.[1]);
}

/** Reads the metrics, and lets the database fail under requests that carry secrets, which is logged. */
async function useTheRest() {
  await call(service.url, 'GET', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  await call(service.url, 'GET', '/metrics', { headers: { authorization: `Bearer ${WRONG_PASSWORD}` } });
  const person = await Person.signIn(service);
  const { secret } = await aKey(service, { accountId: person.account.id });
  const fresh = keep('a key that no cache knows', (await aKey(service)).secret);
  const tables = ['generations', 'api_keys', 'oauth_grants', 'idempotency_keys'];
  const rename = (from: string, to: string) =>
    service.database.query(`ALTER TABLE IF EXISTS ${from} RENAME TO ${to}`);
  for (const table of tables) await rename(table, `${table}_away`);
  await generate(secret);
  await generate(secret, { 'idempotency-key': IDEMPOTENCY_KEY });
  await call(service.url, 'GET', '/v1/me', { key: fresh });
  await person.open('/settings/api-keys');
  const client = await aClient(service);
  await exchange(service, client, randomBytes(32).toString('base64url'), 'v'.repeat(43));
  await rename('accounts', 'accounts_away');
  const browser = new Browser(service.url);
  await browser.submit(await browser.open('/sign-in'), { email: person.account.email, password: PASSWORD });
  await browser.submit(await browser.open('/sign-up'), { email: 'a@example.com', password: PASSWORD });
  for (const table of [...tables, 'accounts']) await rename(`${table}_away`, table);
}

/** Names the secrets that a text holds, as they are or written otherwise. */
function found(text: string, exempt: readonly string[] = []): string[] {
  return [...secrets]
    .filter(([name]) => !exempt.includes(name))
    .filter(([, secret]) => {
      const bytes = Buffer.from(secret);
      const forms = [secret, encodeURIComponent(secret), bytes.toString('hex'), bytes.toString('base64')];
      return forms.some((form) => text.includes(form));
    })
    .map(([name]) => name);
}

async function dump(): Promise<string> {
  const tables = await service.database.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => service.database.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

// Prevents access to accounts with a copy of the database, a log or an error report.
describe('after a run that used every kind of secret', () => {
  it('a dump of every table contains none of them', async () => {
    const text = await dump();
    expect(text).toContain('@example.com');
    expect(text.length).toBeGreaterThan(10_000);
    expect(found(text)).toEqual([]);
    expect(text).not.toMatch(/cd[akr]_[\w-]{20,}|BEGIN (?:RSA |EC )?PRIVATE|"d":\s*"/);
  });

  it('the log at its most verbose level contains none of them, and no generated text', () => {
    const log = service.logLines.join('\n');
    expect(log).toContain('"level":"error"');
    expect(log.length).toBeGreaterThan(10_000);
    expect(found(log)).toEqual([]);
    expect(log).not.toMatch(/\$argon2|postgres(?:ql)?:\/\/\w+:/);
    for (const text of [PROMPT, IDEMPOTENCY_KEY]) expect(log).not.toContain(text);
  });

  it('no URL, redirect or error contains one, except the code sent to its app', () => {
    const text = said.join('\n');
    expect(said.length).toBeGreaterThan(60);
    expect(found(text)).toEqual([]);
    expect(text).not.toContain(PROMPT);
  });

  it("only the provider's own key was sent to it", () => {
    expect(model.requests.length).toBeGreaterThan(3);
    const { authorization } = model.requests[0]!.headers;
    expect(authorization).toBe(`Bearer ${MODEL_KEY}`);
    const sent = JSON.stringify(
      model.requests.map(({ headers, body }) => ({ ...headers, authorization: '', body })),
    );
    expect(found(sent)).toEqual([]);
  });
});
