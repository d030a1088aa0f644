import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from '../support/app.js';
import { Person } from '../support/dashboard.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import {
  aBusyAccount,
  aClient,
  post,
  refresh,
  someTokens,
  startOAuthApp,
  type TestClient,
} from '../support/oauth-flow.js';

let service: TestApp;
let account: Account;
let client: TestClient;
let person: Person;
let key: string;
let generationId: string;

beforeAll(async () => {
  service = await startOAuthApp({ RATE_LIMIT_STORE: 'postgres' });
  account = await aBusyAccount(service);
  key = (await aKey(service, { accountId: account.id })).secret;
  client = await aClient(service, { accountId: account.id });
  person = await Person.signIn(service, account);
  const made = await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'bread' } });
  generationId = made.body.data.id;
});
afterAll(() => service.close());

/** One request of each kind, and the exchange of OAuth; returns the status of each. */
async function askForEverything(): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const v1 = async (method: string, path: string, options: Parameters<typeof call>[3] = {}) => {
    const { status } = await call(service.url, method, `/v1/${path}`, { key, ...options });
    statuses[`${method} /v1/${path.replace(generationId, ':id')}`] = status;
  };
  const body = { prompt: 'bread' };
  await v1('POST', 'generate', { body });
  await v1('POST', 'generate', {
    body,
    headers: { 'idempotency-key': `key-${randomBytes(6).toString('hex')}` },
  });
  await v1('POST', 'refine', { body: { generation_id: generationId, instructions: 'Make it shorter' } });
  for (const path of ['generations', `generations/${generationId}`, 'usage', 'me', 'templates'])
    await v1('GET', path);
  const settings = ['api-keys', 'profile', 'security', 'activity', 'connected-apps'];
  const pages = [
    '',
    'history',
    'playground',
    'requests',
    'developer/apps',
    ...settings.map((name) => `settings/${name}`),
  ];
  for (const path of pages) statuses[`page /${path}`] = (await person.open(`/${path}`)).status;
  const tokens = await someTokens(service, client, account);
  statuses['GET /v1/me with a token'] = (
    await call(service.url, 'GET', '/v1/me', { key: tokens.access_token })
  ).status;
  const refreshed = await refresh(service, client, tokens.refresh_token);
  statuses['refresh'] = refreshed.status;
  for (const path of ['introspect', 'revoke'])
    statuses[path] = (
      await post(service, `/oauth/${path}`, client, { token: refreshed.body.refresh_token })
    ).status;
  return statuses;
}

describe('a service under which a newer version adds a column to every table', () => {
  it('answers every request as before', async () => {
    const before = await askForEverything();
    expect(Object.values(before).filter((status) => status >= 400)).toEqual([]);
    // Often enough that each connection has prepared what it runs.
    for (let times = 0; times < 3; times += 1) await Promise.all([askForEverything(), askForEverything()]);
    const tables = await service.database.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
        WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables)
      await service.database.query(`ALTER TABLE ${name} ADD COLUMN of_the_next_version text DEFAULT 'new'`);
    for (let times = 0; times < 3; times += 1) expect(await askForEverything()).toEqual(before);
    expect(service.logLines.filter((line) => line.includes('cached plan'))).toEqual([]);
  });
});
