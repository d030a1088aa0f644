import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ConnectedAppsService } from '../../src/oauth/consents/connected-apps.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { aClient, someTokens, startOAuthApp, type TestClient } from '../support/oauth-flow.js';

let upstream: FakeModelServer;
let service: TestApp;
let account: Account;
let client: TestClient;
let token: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  const models = { MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') };
  service = await startOAuthApp({ ...models, JOBS: 'on' });
});
afterAll(async () => {
  upstream.release();
  await service.close();
  await upstream.close();
});
beforeEach(async () => {
  upstream.reset('held');
  [account, client] = [await anAccount(service), await aClient(service)];
  token = (await someTokens(service, client, account)).access_token;
  // One job at a time: the second one waits while the first is held by the model.
  await service.database.query('UPDATE accounts SET concurrency = 1 WHERE id = $1', [account.id]);
});

const jobs = (key: string, path = '', method = 'GET', body?: object) =>
  call(service.url, method, `/v1/jobs${path}`, { key, ...(body && { body }) });

/** Enqueues two jobs with the token, of which one runs and one waits; returns their ids. */
async function aRunningAndAWaitingJob(): Promise<string[]> {
  const job = { operation: 'generate', request: { prompt: 'bread' } };
  const { status, body } = await jobs(token, '', 'POST', { jobs: [job, job] });
  expect(status).toBe(202);
  await eventually(async () => expect(upstream.live).toBe(1));
  return body.data.map(({ id }: { id: string }) => id);
}

/** How the jobs of the account ended: status and reason, sorted; and how many texts it has. */
async function outcome(): Promise<{ ended: string[]; texts: number }> {
  return eventually(async () => {
    upstream.release();
    const rows = await service.database.query<{ ended: string; open: boolean }>(
      `SELECT concat_ws(' ', status, error ->> 'reason') AS ended, finished_at IS NULL AS open
         FROM jobs WHERE account_id = $1 ORDER BY 1`,
      [account.id],
    );
    expect(rows.filter(({ open }) => open)).toEqual([]);
    const texts = await service.database.query('SELECT FROM generations WHERE account_id = $1', [account.id]);
    return { ended: rows.map(({ ended }) => ended), texts: texts.length };
  });
}

describe('a job of an app', () => {
  it('runs although the access token has expired in the meantime', async () => {
    await aRunningAndAWaitingJob();
    await service.database.query(
      "UPDATE oauth_access_tokens SET expires_at = now() - interval '1 second' WHERE account_id = $1",
      [account.id],
    );
    upstream.behaviour = 'ok';
    expect(await outcome()).toEqual({ ended: ['succeeded', 'succeeded'], texts: 2 });
    const { body } = await call(service.url, 'GET', '/v1/generations', {
      key: (await someTokens(service, client, account)).access_token,
    });
    expect(body.meta.total).toBe(2);
  });

  // The one at the model had been begun while the access existed.
  it.each([
    [
      'the account withdraws its consent',
      'invalid_credential',
      () => service.app.get(ConnectedAppsService).withdraw(account.id, client.id),
    ],
    [
      'the account is suspended',
      'account_suspended',
      () => service.app.get(AccountsService).setSuspended(account, true),
    ],
    [
      'the app is suspended',
      'account_suspended',
      () => service.app.get(OAuthClientsService).setSuspended(client.id, true),
    ],
    [
      'the app loses the scope',
      'insufficient_scope',
      () => service.app.get(OAuthClientsService).update(client.id, { scopes: ['refine'] }),
    ],
  ])('fails and stores nothing where %s before it runs', async (_what, reason, change) => {
    await aRunningAndAWaitingJob();
    await change();
    const { ended, texts } = await outcome();
    expect(ended).toContain(`failed ${reason}`);
    expect(upstream.requests).toHaveLength(1);
    expect(texts).toBe(ended.filter((each) => each === 'succeeded').length);
  });

  it('is hidden from another app of the same account, and shown to its keys', async () => {
    const [id] = await aRunningAndAWaitingJob();
    const other = await someTokens(service, await aClient(service), account);
    expect((await jobs(other.access_token, `/${id}`)).status).toBe(404);
    expect((await jobs(other.access_token, `/${id}/cancel`, 'POST')).status).toBe(404);
    expect((await jobs(other.access_token)).body.meta.total).toBe(0);
    expect((await jobs(token)).body.meta.total).toBe(2);
    const { secret } = await aKey(service, { accountId: account.id });
    expect((await jobs(secret, `/${id}`)).status).toBe(200);
    upstream.behaviour = 'ok';
    await outcome();
  });
});
