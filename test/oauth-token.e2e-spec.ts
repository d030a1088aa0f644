import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../src/accounts/account.entity.js';
import type { TestApp } from './support/app.js';
import { anAccount } from './support/factories.js';
import { call, expectRateLimitHeaders } from './support/http.js';
import { aClient, aCode, exchange, someTokens, startOAuthApp, type TestClient } from './support/oauth-flow.js';

let service: TestApp;
let account: Account;
let client: TestClient;

beforeAll(async () => {
  service = await startOAuthApp();
  account = await anAccount(service);
  client = await aClient(service);
});
afterAll(() => service.close());

describe('POST /oauth/token with a code', () => {
  it('exchanges a code for tokens that open the API', async () => {
    const { code, verifier } = await aCode(service, client, account);
    const answer = await exchange(service, client, code, verifier);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^cda_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^cdr_[\w-]{43}$/),
      expires_in: 3600,
      scope: 'generate refine templates:read generations:read generations:delete usage:read',
      token_type: 'Bearer',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expectRateLimitHeaders(answer.headers);
    const me = await call(service.url, 'GET', '/v1/me', { key: answer.body.access_token });
    expect(me.body).toMatchObject({
      success: true,
      data: { credential: { type: 'oauth_token', client_id: client.id }, account: { id: account.id } },
    });
  });
});
