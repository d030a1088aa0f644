import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { call, expectRateLimitHeaders } from '../support/http.js';
import { sendMessage, toolCall } from '../support/mcp-client.js';

let service: TestApp;
let key: string;

beforeAll(async () => {
  service = await startApp({ PUBLIC_URL: 'https://copydesk.example' });
  await service.database.query(`UPDATE plans SET requests_per_minute = 100000`);
  key = (await aKey(service)).secret;
});
afterAll(() => service.close());

const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 'one',
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});
const list = { jsonrpc: '2.0', id: 7, method: 'tools/list' };

describe('POST /mcp', () => {
  it.each(['2025-11-25', '2025-06-18', '2025-03-26'])(
    'speaks version %s of the protocol, without a session',
    async (version) => {
      const { status, headers, body } = await sendMessage(service.url, key, initialize(version));
      expect([status, body.id, body.result.protocolVersion]).toEqual([200, 'one', version]);
      expect(body.result.capabilities).toEqual({ tools: {} });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('mcp-session-id')).toBeNull();
      expectRateLimitHeaders(headers);
      const next = await sendMessage(service.url, key, list, {
        headers: { 'mcp-protocol-version': version },
      });
      expect(next.body.result.tools).toHaveLength(4);
    },
  );

  it('offers its own version to a client with an unknown one, and rejects it in the header', async () => {
    const { body } = await sendMessage(service.url, key, initialize('1999-01-01'));
    expect(body.result.protocolVersion).toBe('2025-11-25');
    const headers = { 'mcp-protocol-version': '1999-01-01' };
    const rejected = await sendMessage(service.url, key, list, { headers });
    expect([rejected.status, rejected.body.jsonrpc]).toEqual([400, '2.0']);
    expect(rejected.body.error.message).toContain('protocol version');
  });

  it('accepts a notification without a body', async () => {
    const message = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const { status, body } = await sendMessage(service.url, key, message);
    expect([status, body]).toEqual([202, '']);
  });

  // The SDK would list each of them.
  it.each([
    ['icons', { clientInfo: { name: 'x', version: '1', icons: Array.from({ length: 50_000 }, () => 1) } }],
    ['capabilities', { capabilities: Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [n, 1])) }],
  ])('rejects a message with many values before it reads them: %s', async (_what, params) => {
    const message = {
      ...initialize('2025-11-25'),
      params: { ...initialize('2025-11-25').params, ...params },
    };
    const { status, body } = await sendMessage(service.url, key, message);
    expect([status, body.error.code, body.error.data.reason]).toEqual([400, -32600, 'too_long']);
    expect(JSON.stringify(body).length).toBeLessThan(500);
  });

  it('ignores a request for a task, as servers without tasks must', async () => {
    const call = toolCall('list_templates', { limit: 1 });
    const message = { ...call, params: { ...call.params, task: { ttl: 60_000 } } };
    const { body } = await sendMessage(service.url, key, message);
    expect(body.result.structuredContent.data).toHaveLength(1);
  });

  it('names invalid parameters without the output of a validator', async () => {
    const { body } = await sendMessage(service.url, key, { ...list, params: { cursor: 5 } });
    expect(body.error).toEqual({ code: -32602, message: 'Invalid parameters.' });
  });

  it('responds to ping', async () => {
    const { body } = await sendMessage(service.url, key, { jsonrpc: '2.0', id: 3, method: 'ping' });
    expect(body).toEqual({ jsonrpc: '2.0', id: 3, result: {} });
  });

  it.each([
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'nope' }, -32601],
    ['a method that it does not offer', { jsonrpc: '2.0', id: 1, method: 'resources/list' }, -32601],
    ['an unknown tool', toolCall('nope'), -32602],
    ['a tool named like a member of objects', toolCall('constructor'), -32602],
    ['a call without a tool', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }, -32602],
    ['a call without parameters', { jsonrpc: '2.0', id: 1, method: 'tools/call' }, -32602],
  ])('responds to %s with an error of JSON-RPC', async (_what, message, code) => {
    const { status, body } = await sendMessage(service.url, key, message);
    expect([status, body.id, body.error.code]).toEqual([200, 1, code]);
  });

  it.each([
    ['JSON that is not well-formed', '{', {}, -32700, 'malformed_json'],
    ['another content type', '{}', { 'content-type': 'text/plain' }, -32600, 'unsupported_media_type'],
    ['a body over 1 MiB', `"${'x'.repeat(1_048_576)}"`, {}, -32600, 'body_too_large'],
    ['deep nesting', '['.repeat(40) + ']'.repeat(40), {}, -32600, 'too_deep'],
    ['a batch', JSON.stringify([list, list]), {}, -32600, 'invalid_type'],
    ['a malformed idempotency key', list, { 'idempotency-key': 'a b' }, -32600, 'idempotency_key_invalid'],
  ])('rejects %s with 400', async (_what, message, headers, code, reason) => {
    const { status, body } = await sendMessage(service.url, key, message, { headers });
    const id = message === list ? list.id : null;
    expect([status, body.jsonrpc, body.id, body.error.code]).toEqual([400, '2.0', id, code]);
    expect(body.error.data).toMatchObject({ code: 'VALIDATION_ERROR', reason });
  });

  it.each([
    [{}],
    [{ jsonrpc: '1.0', id: 1, method: 'ping' }],
    [{ jsonrpc: '2.0', id: 1, method: 'ping', params: [1] }],
    [{ jsonrpc: '2.0', id: null, method: 'ping' }],
    [{ jsonrpc: '2.0', id: 1.5, method: 'ping' }],
    ['text'],
    [null],
  ])('rejects what is not a JSON-RPC message with 400: %j', async (message) => {
    const { status, body } = await sendMessage(service.url, key, JSON.stringify(message));
    expect([status, body.error.code, body.error.data.reason]).toEqual([400, -32600, 'invalid_value']);
  });

  it('rejects unknown query parameters', async () => {
    const { status, body } = await call(service.url, 'POST', '/mcp?a=1', { key, body: list });
    expect([status, body.error.data.reason]).toEqual([400, 'unknown_field']);
  });

  // Prevents DNS rebinding: the page of a name that is made to lead to this machine.
  it('rejects web pages of other origins', async () => {
    const send = (origin: string) => sendMessage(service.url, key, list, { headers: { origin } });
    for (const origin of ['https://evil.example', 'http://copydesk.example', 'null', service.url]) {
      const { status, headers, body } = await send(origin);
      expect([origin, status, body.error.data.reason]).toEqual([origin, 403, 'origin_not_allowed']);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await send('https://copydesk.example')).status).toBe(200);
    expect((await call(service.url, 'OPTIONS', '/mcp')).status).toBe(404);
  });

  it('responds with JSON whatever the client accepts', async () => {
    for (const accept of ['application/json', 'text/event-stream', '*/*'])
      expect((await sendMessage(service.url, key, list, { headers: { accept } })).status).toBe(200);
  });
});

describe('/mcp', () => {
  it.each(['GET', 'DELETE'])('has no %s, because it has no sessions and streams', async (method) => {
    for (const credential of [key, undefined]) {
      const { status, headers, body } = await call(service.url, method, '/mcp', {
        ...(credential && { key: credential }),
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        // The body is not read.
        ...(method === 'DELETE' && { body: '{' }),
      });
      expect([status, headers.get('allow'), body.jsonrpc]).toEqual([405, 'POST', '2.0']);
    }
  });

  it.each(['PUT', 'PATCH'])('does not know %s', async (method) => {
    expect(await call(service.url, method, '/mcp', { key })).toMatchObject({
      status: 404,
      body: { error: { reason: 'route_not_found' } },
    });
  });

  it('accepts a credential only in the header', async () => {
    const none = await call(service.url, 'POST', `/mcp?access_token=${key}`, { body: list });
    expect(none.status).toBe(401);
  });
});
