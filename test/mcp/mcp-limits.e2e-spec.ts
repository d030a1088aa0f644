import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { ScopeUses } from '../../src/api-keys/scope-uses.js';
import { RequestLogReader } from '../../src/request-log/request-log-reader.js';
import { RequestLog } from '../../src/request-log/request-log.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, callAndHangUp } from '../support/http.js';
import { clientWith, sendMessage, toolCall } from '../support/mcp-client.js';
import { scrape } from '../support/prometheus.js';

let model: FakeModelServer;
let service: TestApp;

beforeAll(async () => {
  model = await FakeModelServer.start();
  service = await startApp({ MODELS: 'openai:test-model', OPENAI_BASE_URL: model.baseUrl('openai') });
});
beforeEach(() => model.reset());
afterAll(async () => {
  await service?.close();
  await model?.close();
});

const generate = (prompt = 'bread') => toolCall('generate', { prompt });
const send = (key: string, message: unknown = generate(), headers: Record<string, string> = {}) =>
  sendMessage(service.url, key, message, { headers });
const me = async (key: string) => (await call(service.url, 'GET', '/v1/me', { key })).body.data;

/** A key of a new account with that many requests in a minute. */
async function aLimitedKey(requestsPerMinute: number) {
  const account = await anAccount(service);
  await service.app.get(AccountsService).setLimits(account, { requestsPerMinute });
  const { secret, apiKey } = await aKey(service, { accountId: account.id });
  return { key: secret, keyId: apiKey.id, account };
}

describe('a call of MCP', () => {
  it('counts as one request of the account, together with those of the API', async () => {
    const { key } = await aLimitedKey(3);
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await send(key, list)).headers.get('x-ratelimit-remaining')).toBe('2');
    expect((await send(key)).headers.get('x-ratelimit-remaining')).toBe('1');
    expect((await call(service.url, 'GET', '/v1/templates', { key })).status).toBe(200);
    const { status, headers, body } = await send(key);
    expect([status, body.error.data.reason]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    await expect(clientWith(service.url, key)).rejects.toMatchObject({ code: 429 });
  });

  it('takes a slot under the concurrency limit only if it writes a text', async () => {
    const { key, account } = await aLimitedKey(1_000);
    await service.app.get(AccountsService).setLimits(account, { concurrency: 1 });
    model.behaviour = 'held';
    const running = send(key);
    await eventually(async () => expect(model.live).toBe(1));
    const rejected = await send(key);
    expect([rejected.status, rejected.body.error.data.reason]).toEqual([429, 'concurrency_limited']);
    expect(rejected.headers.get('retry-after')).toBe('1');
    // The running call and none of those that were rejected.
    expect(rejected.headers.get('x-ratelimit-remaining')).toBe('999');
    const rest = await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'x' } });
    expect([rest.status, rest.body.error.reason]).toEqual([429, 'concurrency_limited']);
    expect((await send(key, toolCall('list_templates'))).status).toBe(200);
    model.release();
    expect((await running).body.result.isError).toBeUndefined();
    model.behaviour = 'ok';
    expect((await send(key)).body.result.isError).toBeUndefined();
  });

  it('is a failed call if a monthly limit has too little left', async () => {
    const { secret } = await aKey(service, { tokensPerMonth: 10 });
    const { status, body } = await send(secret);
    expect([status, body.result.isError]).toEqual([200, true]);
    expect(body.result.structuredContent.error).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'quota_exhausted',
      details: [{ path: expect.stringContaining('tokens_per_month') }],
    });
    expect(model.requests).toEqual([]);
  });

  it('counts the tokens of a text in the monthly limits', async () => {
    const { secret } = await aKey(service, { tokensPerMonth: 100_000 });
    const { body } = await send(secret);
    expect((await me(secret)).limits.tokens_used).toBe(body.result.structuredContent.tokens_used);
  });

  it('is a failed call if no model responds, and a metric and a log line of its reason', async () => {
    const { secret } = await aKey(service);
    model.behaviour = 'status:401';
    service.logLines.length = 0;
    const { status, body } = await send(secret);
    expect([status, body.result.isError]).toEqual([200, true]);
    expect(body.result.structuredContent.error).toMatchObject({
      code: 'INTERNAL_ERROR',
      reason: 'model_unavailable',
    });
    await eventually(async () => expect(service.logLines.join('\n')).toContain('"tool failed"'));
    const series = [...(await scrape(service)).keys()].join('\n');
    expect(series).toContain('reason="model_unavailable"');
    expect(series).toContain('route="/mcp"');
  });

  it('ends the call of the model when the client disconnects', async () => {
    const { secret } = await aKey(service);
    model.behaviour = 'slow-head';
    const controller = new AbortController();
    const hungUp = callAndHangUp(service.url, 'POST', '/mcp', {
      key: secret,
      body: generate(),
      signal: controller.signal,
    });
    await eventually(async () => expect(model.live).toBe(1));
    controller.abort();
    await hungUp;
    await eventually(async () => expect(model.aborted).toBe(1));
  });

  it('returns the first result to a retry with the same Idempotency-Key', async () => {
    const { secret } = await aKey(service);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(secret, generate(), headers);
    const again = await send(secret, generate(), headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(model.requests).toHaveLength(1);
    // The arguments are those of the body of the API.
    const rest = await call(service.url, 'POST', '/v1/generate', {
      key: secret,
      body: { prompt: 'bread' },
      headers,
    });
    expect(rest.body.data).toEqual(first.body.result.structuredContent);
    const other = await send(secret, generate('rolls'), headers);
    expect(other.body.result.structuredContent.error.reason).toBe('idempotency_key_reused');
  });

  it('is rejected from a suspended account, and from an address that the key does not allow', async () => {
    const { key, account } = await aLimitedKey(100);
    await service.app.get(AccountsService).setSuspended(account, true);
    const suspended = await send(key);
    expect([suspended.status, suspended.body.error.data.reason]).toEqual([403, 'account_suspended']);
    const { secret } = await aKey(service, { allowedCidrs: ['192.0.2.0/24'] });
    const elsewhere = await send(secret);
    expect([elsewhere.status, elsewhere.body.error.data.reason]).toEqual([403, 'address_not_allowed']);
  });

  it('stops with the key', async () => {
    const { secret, apiKey } = await aKey(service);
    expect((await send(secret)).status).toBe(200);
    await service.app.get(ApiKeysService).revoke(apiKey.id, 'test');
    expect((await send(secret)).status).toBe(401);
  });
});

describe('what is recorded of a call of MCP', () => {
  it('is a line of the request log with its text, or with the reason of its failure', async () => {
    const { key, account } = await aLimitedKey(100);
    const find = async (id: string) => {
      await service.app.get(RequestLog).flush();
      const reader = service.app.get(RequestLogReader);
      const { items } = await reader.page({ accountId: account.id, requestId: id }, 10);
      expect(items).toHaveLength(1);
      return items[0]!;
    };
    const ids = [randomUUID(), randomUUID()];
    const made = await send(key, generate(), { 'x-request-id': ids[0]! });
    await send(key, toolCall('generate', {}), { 'x-request-id': ids[1]! });
    await service.accounted();
    const { id } = made.body.result.structuredContent;
    const good = await eventually(() => find(ids[0]!));
    expect(good).toMatchObject({ method: 'POST', route: '/mcp', status: 200, model: 'openai:test-model' });
    expect(`gen_${good.generationId!.replaceAll('-', '')}`).toBe(id);
    expect(await eventually(() => find(ids[1]!))).toMatchObject({ status: 400, reason: 'required' });
  });

  it('is usage of its credential: a request, and an error if the call failed', async () => {
    const { key } = await aLimitedKey(100);
    await send(key);
    await send(key, toolCall('generate', {}));
    await send(key, toolCall('list_templates'));
    await service.accounted();
    await service.app.get(UsageDays).flush();
    const { body } = await call(service.url, 'GET', '/v1/usage', { key });
    expect(body.data).toMatchObject([{ requests: 3, errors: 1, rate_limited: 0 }]);
  });

  it('is the use of the scope of its tool', async () => {
    const { key, keyId } = await aLimitedKey(100);
    await send(key, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    await send(key, toolCall('list_templates'));
    await service.app.get(ScopeUses).flush();
    expect(
      await service.database.query('SELECT scope FROM api_key_scope_uses WHERE key_id = $1', [keyId]),
    ).toEqual([{ scope: 'templates:read' }]);
  });
});
